import type { Decorator, Preview } from '@storybook/react-vite'
import isChromatic from 'chromatic/isChromatic'
import { useLayoutEffect } from 'react'

type ToolbarMenu = NonNullable<Preview['globalTypes']>[string]
type Icon = NonNullable<NonNullable<ToolbarMenu['toolbar']>['icon']>

/** A toolbar menu: each value with its label, in order. The bar shows its title alone, so that all menus fit at 1440 px. */
const toolbarMenu = (
  title: string,
  icon: Icon,
  description: string,
  choices: Readonly<Record<string, string>>,
): ToolbarMenu => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: false,
    items: Object.entries(choices).map(([value, label]) => ({ value, title: label })),
  },
})

/** Globals of the toolbar. Some are attributes of the root element that preview.css styles. */
export const toolbarGlobals: NonNullable<Preview['globalTypes']> = {
  motion: toolbarMenu('Motion', 'lightning', 'Motion on or off', {
    on: 'Motion on',
    off: 'Motion off',
  }),
  colours: toolbarMenu('Forced colors', 'contrast', 'Forced colors, as in a contrast theme of the system', {
    normal: 'Forced colors off',
    forced: 'Forced colors on',
  }),
  contrast: toolbarMenu('Contrast', 'mirror', 'Contrast, as the system asks for it', {
    normal: 'Contrast normal',
    more: 'Contrast more',
  }),
  text: toolbarMenu('Text size', 'bold', 'Text size, as set in the browser', {
    '100': 'Text size 100 %',
    '200': 'Text size 200 %',
  }),
  textLength: toolbarMenu('Text length', 'paragraph', 'Text length, as in a translation', {
    '100': 'Text length 100 %',
    '150': 'Text length 150 %',
  }),
  account: toolbarMenu('Signed in as', 'user', 'Account in the site header', {
    fitting: 'Signed in as the page needs',
    signedIn: 'Signed in as a player',
    signedOut: 'Signed out',
  }),
}

/** Motion is on for people and off where pictures are compared. */
export const initialToolbarGlobals = {
  motion: isChromatic() || navigator.webdriver ? 'off' : 'on',
  colours: 'normal',
  contrast: 'normal',
  text: '100',
  textLength: '100',
  account: 'fitting',
}

Object.assign(document.documentElement.dataset, initialToolbarGlobals)

export const withToolbarGlobals: Decorator = (Story, { globals }) => (
  <>
    <ToolbarGlobals {...(globals as typeof initialToolbarGlobals)} />
    <Story />
  </>
)

function ToolbarGlobals({ motion, colours, contrast, text, textLength }: typeof initialToolbarGlobals) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { motion, text, colours })
    imitateMedia('(forced-colors: active)', colours === 'forced')
    imitateMedia('(prefers-contrast: more)', contrast === 'more')
  }, [motion, colours, contrast, text])
  useLayoutEffect(() => (textLength === '150' ? lengthenText() : undefined), [textLength])
  return null
}

/**
 * Applies the rules of a media feature, or leaves them to the browser again. Chromatic's own `forcedColors` works only in
 * its pictures, and would need a second story for the ordinary picture.
 */
function imitateMedia(feature: string, active: boolean): void {
  const always = `${feature}, all`
  const [from, to] = active ? [feature, always] : [always, feature]
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === from) rule.media.mediaText = to
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visit(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) if (isReadable(sheet)) visit(sheet.cssRules)
}

/** A sheet of another origin, such as a font's, throws where its rules are read. */
const isReadable = ({ href }: CSSStyleSheet) => href === null || new URL(href).origin === location.origin

/** Lengthens each word of the page by half, now and later; returns a function that stops. */
function lengthenText(): () => void {
  const written = new WeakMap<Node, string | null>()
  const lengthen = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = texts.currentNode; node; node = texts.nextNode()) {
      if (node.nodeType !== Node.TEXT_NODE || written.get(node) === node.nodeValue) continue
      node.nodeValue = (node.nodeValue ?? '').replace(
        /\p{L}{4,}/gu,
        (word) => word + word.slice(word.length / 2).toLowerCase(),
      )
      written.set(node, node.nodeValue)
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) lengthen(target)
  })
  lengthen(document.body)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
