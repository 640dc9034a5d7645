/** Errors of the page since the story began. */
let errors: string[] = []

// React advises tests that call `act` themselves; here Storybook does, without awaiting form actions.
const advice = 'A component suspended inside an `act` scope'

const report = console.error
console.error = (...values: unknown[]) => {
  const text = values.map(String).join(' ')
  if (!text.startsWith(advice)) errors.push(`console: ${text}`)
  report(...values)
}
addEventListener('unhandledrejection', ({ reason }) => void errors.push(`uncaught: ${String(reason)}`))
// Load errors do not bubble, so the listener captures them.
addEventListener(
  'error',
  ({ target, message }) => {
    const missing = target instanceof HTMLElement ? (target.getAttribute('src') ?? target.tagName) : undefined
    errors.push(missing === undefined ? `uncaught: ${message}` : `missing: ${missing}`)
  },
  true,
)

export function forgetPageErrors(): void {
  errors = []
}

/** Throws on an unexpected error, and on an expected one that did not occur. */
export function checkPageErrors(expected: readonly RegExp[] = []): void {
  const surprises = errors.filter((error) => !expected.some((pattern) => pattern.test(error)))
  if (surprises.length > 0) throw new Error(`Errors of the page:\n${surprises.join('\n')}`)
  const absent = expected.filter((pattern) => !errors.some((error) => pattern.test(error)))
  if (absent.length > 0) throw new Error(`These expected errors did not occur: ${absent.join(', ')}`)
}
