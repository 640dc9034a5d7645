/** A ref that focuses its element where the focus was lost with the element that it replaces. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
