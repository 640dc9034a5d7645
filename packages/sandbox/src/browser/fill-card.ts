/** Every test card accepts this expiry and security code. */
const others = { 'cc-exp': '12 / 40', 'cc-csc': '123' } as const

/** Types a card into the fields of the page; returns `false` if there are none. */
export function fillCard(number: string): boolean {
  const typed = Object.entries({ 'cc-number': number, ...others }).map(([autocomplete, text]) => {
    const input = document.querySelector<HTMLInputElement>(`input[autocomplete='${autocomplete}']`)
    if (!input) return false
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  })
  return typed.includes(true)
}
