import { paths } from '@meridian/contract/paths/paths'

/** These pages take a payment, and offer nothing else meanwhile. */
const paymentPages: readonly string[] = [paths.securePayment, paths.cardPayment]

/** Returns whether a reload would disturb nobody: the page takes no payment, and nothing is filled in or asked. */
export const isQuiet = (): boolean =>
  !paymentPages.includes(location.pathname.toLowerCase()) &&
  document.querySelector('[role="dialog"]') === null &&
  [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')].every(
    ({ type, value }) => value === '' || ['checkbox', 'radio', 'submit', 'button'].includes(type),
  )
