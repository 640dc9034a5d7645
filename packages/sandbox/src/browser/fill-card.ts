/** Every test card accepts this expiry and security code. */
const others = { expiry: '12 / 40', cvc: '123' } as const

/** Types a card into the fields of the page; returns `false` if there are none. */
export function fillCard(number: string): boolean {
  const typed = Object.entries({ number, ...others }).map(([kind, text]) => {
    const input = document.querySelector<HTMLInputElement>(`.sandbox-field[data-kind='${kind}'] input`)
    if (!input) return false
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  })
  return typed.includes(true)
}
