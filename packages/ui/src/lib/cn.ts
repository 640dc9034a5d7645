import { createTailwindMerge } from 'tailwind-merge'

const any = () => true

const isFontSize = (value: string) => /^(micro|xs|sm|base|lg|\d?xl|\[\d.*)$/.test(value)

const isWidth = (value: string) => /^\d/.test(value)

/** Neither a width, nor one side alone, nor another of the words that `bg-`, `border-` and `text-` begin. */
const isColor = (value: string) =>
  !/^(\d|[([](image|url)|[xytrblse]{1,2}(-|$)|linear|radial|cover|center|none|dashed|clip)/.test(value)

const prefixes =
  'p px py pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y size w h min-w min-h max-w max-h justify justify-items justify-self items translate translate-x translate-y'

/**
 * Joins class names; of two that set the same property the later one stays, so that a `className` overrides a
 * component's own. It knows the groups that callers override, with our tokens: `twMerge` lists every class of Tailwind,
 * and weighs 6 kB more.
 */
export const cn = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(prefixes.split(' ').map((prefix) => [prefix, [{ [prefix]: [any] }]])),
    display: ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'contents', 'hidden'],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-wrap': [{ text: ['balance', 'pretty'] }],
    'font-size': [{ text: [isFontSize] }],
    'text-color': [{ text: [isColor] }],
    rounded: [{ rounded: ['', 'none', isColor] }],
    'border-width': [{ border: ['', isWidth] }],
    'border-color': [{ border: [isColor] }],
    'bg-color': [{ bg: [isColor] }],
  },
  conflictingClassGroups: {
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    gap: ['gap-x', 'gap-y'],
    size: ['w', 'h'],
    translate: ['translate-x', 'translate-y'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}))
