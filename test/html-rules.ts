import { HtmlValidate, type ConfigData, type Message } from 'html-validate'

const ruled = (rules: ConfigData['rules']) =>
  new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // Without it the browser would put a form's fields, such as a password, into the address.
    elements: ['html5', { form: { attributes: { method: { required: true, enum: ['post'] } } } }],
    rules: {
      // On phones a table's layout removes the roles of its parts in some browsers, so they are explicit.
      'no-redundant-role': 'off',
      // HTML has no element for results that update while typing.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // The only film mounts when its poster is pressed, and then plays.
      'no-autoplay': 'off',
      ...rules,
    },
  })

const validators = {
  page: ruled({}),
  // A page or an overlay starts with the heading level of its place.
  part: ruled({
    'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
    // A field here has a form, but its button belongs to the user of the field.
    'wcag/h32': 'off',
  }),
}

/** A label for the card provider's own field names its container. */
const providerLabel = '-label'

/** Accepts the rows of a partly rendered list between it and its entries, which HTML does not allow. */
const isPartialRender = (html: string, { ruleId, message }: Message) =>
  ruleId === 'prefer-native-element' && /<(?:ul|li)>/.test(message) && html.includes('aria-setsize=')

/** Matches a name on an element without a role, lists included; some screen readers skip it. */
const namedPlainElement =
  /<(?:div|span|p|ul|ol|li|dl|dt|dd)\b(?=[^>]*\saria-label(?:ledby)?=)(?![^>]*\s(?:role|tabindex)=)[^>]*>/g

/** Returns the HTML problems of a page, or of a part of one, as `rule at selector: message`. */
export async function faultsIn(html: string, of: keyof typeof validators = 'page'): Promise<string[]> {
  const { results } = await validators[of].validateString(html)
  const named = (html.match(namedPlainElement) ?? []).map((tag) => `aria-label-misuse: ${tag}`)
  const found = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => ruleId !== 'valid-for' || !selector?.endsWith(providerLabel))
    .filter((message) => !isPartialRender(html, message))
    .map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? '?'}: ${message}`)
  return [...found, ...named]
}
