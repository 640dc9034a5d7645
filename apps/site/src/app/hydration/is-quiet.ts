/** Returns whether a reload would disturb nobody: the page takes no payment, and nothing is filled in or asked. */
export const isQuiet = (paymentPages: readonly string[]): boolean =>
  !paymentPages.includes(location.pathname.toLowerCase()) &&
  document.querySelector('[role="dialog"]') === null &&
  [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')].every(
    ({ type, value }) => value === '' || ['checkbox', 'radio', 'submit', 'button'].includes(type),
  )
