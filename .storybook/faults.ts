/** Errors of the page since the story began. */
let faults: string[] = []

// React's advice to tests that call `act` themselves; here Storybook does, and a form that is sent is not waited for.
const advice = 'A component suspended inside an `act` scope'

const tell = console.error
console.error = (...said: unknown[]) => {
  const text = said.map(String).join(' ')
  if (!text.startsWith(advice)) faults.push(`console: ${text}`)
  tell(...said)
}
addEventListener('unhandledrejection', ({ reason }) => void faults.push(`uncaught: ${String(reason)}`))
// Load errors do not bubble, so the listener captures them.
addEventListener(
  'error',
  ({ target, message }) => {
    const missing = target instanceof HTMLElement ? (target.getAttribute('src') ?? target.tagName) : undefined
    faults.push(missing === undefined ? `uncaught: ${message}` : `missing: ${missing}`)
  },
  true,
)

export function forgetFaults(): void {
  faults = []
}

/** Throws when something went wrong that the story did not expect, and when what it expects did not come. */
export function checkFaults(expected: readonly RegExp[] = []): void {
  const surprises = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
  if (surprises.length > 0) throw new Error(`Faults of the page:\n${surprises.join('\n')}`)
  const absent = expected.filter((pattern) => !faults.some((fault) => pattern.test(fault)))
  if (absent.length > 0) throw new Error(`Faults that were expected and did not come: ${absent.join(', ')}`)
}
