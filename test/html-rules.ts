import { HtmlValidate, type ConfigData, type Message } from 'html-validate'

const ruled = (rules: ConfigData['rules']) =>
  new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // Sent by the browser itself, a form without it would put what was typed, a password among it, into the address.
    elements: ['html5', { form: { attributes: { method: { required: true, enum: ['post'] } } } }],
    rules: {
      // The phone's layout of a table takes the roles of its parts away in some browsers, so they are spelled out.
      'no-redundant-role': 'off',
      // Results that follow what is typed: no element of HTML does that.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // The one film comes into the page when its poster is pressed, and then it plays.
      'no-autoplay': 'off',
      ...rules,
    },
  })

const validators = {
  page: ruled({}),
  // What stands in a page, or over one, begins with the heading that its place asks for.
  part: ruled({
    'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
    // A field stands in a form here, whose button is its user's.
    'wcag/h32': 'off',
  }),
}

/** A label that leads into the card provider's own field names the place in which that stands. */
const providerLabel = '-label'

/** A list of which only a part is drawn has rows between it and its entries, which no element of HTML allows. */
const isDrawnInPart = (html: string, { ruleId, message }: Message) =>
  ruleId === 'prefer-native-element' && /<(?:ul|li)>/.test(message) && html.includes('aria-setsize=')

/** A name on an element without a role of its own, lists included, which not every screen reader tells. */
const namedPlainElement =
  /<(?:div|span|p|ul|ol|li|dl|dt|dd)\b(?=[^>]*\saria-label(?:ledby)?=)(?![^>]*\s(?:role|tabindex)=)[^>]*>/g

/** Returns the problems of the HTML of a page, or of a part of one, as `rule at selector: message`. */
export async function faultsIn(html: string, of: keyof typeof validators = 'page'): Promise<string[]> {
  const { results } = await validators[of].validateString(html)
  const named = (html.match(namedPlainElement) ?? []).map((tag) => `aria-label-misuse: ${tag}`)
  const found = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => ruleId !== 'valid-for' || !selector?.endsWith(providerLabel))
    .filter((message) => !isDrawnInPart(html, message))
    .map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? '?'}: ${message}`)
  return [...found, ...named]
}
