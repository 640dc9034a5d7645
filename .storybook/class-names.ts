import { extendTailwindMerge } from 'tailwind-merge'

// Names of our own that the merger cannot know from Tailwind's default theme.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['micro'],
      radius: ['panel', 'control'],
      spacing: [
        'hero',
        'card-form',
        'search-list',
        'chart-section',
        'chart-area',
        'chart-width',
        'safe-top',
        'safe-right',
        'safe-bottom',
        'safe-left',
        'header',
      ],
      container: ['page'],
      shadow: ['panel', 'glow'],
      'inset-shadow': ['edge'],
      ease: ['dock'],
      animate: [
        'orbit',
        'drift',
        'roll',
        'underline',
        'turn',
        'veil-in',
        'veil-out',
        'panel-in',
        'panel-out',
        'sheet-in',
        'sheet-out',
      ],
    },
  },
})

/** The class names of an element that a later one contradicts: which of the two holds would be the style sheet's to say. */
export function contradicted(names: string): string[] {
  const kept = new Set(merge(names).split(' '))
  return names.split(/\s+/).filter((name) => name !== '' && !kept.has(name))
}

// Most elements look like others; a list of hundreds is read as quickly as its first card.
const known = new Map<string, string[]>()

/** Throws when an element of the page has class names that contradict each other: `fallback:` is for what gives way. */
export function checkClassNames(): void {
  const found = new Set<string>()
  for (const element of document.querySelectorAll('[class]')) {
    const names = element.getAttribute('class') ?? ''
    const lost = known.get(names) ?? contradicted(names)
    known.set(names, lost)
    if (lost.length > 0)
      found.add(`${element.getAttribute('data-slot') ?? element.localName}: ${lost.join(' ')} in "${names}"`)
  }
  if (found.size > 0) throw new Error(`Class names that contradict each other:\n${[...found].join('\n')}`)
}
