/** One tab of a browser, over any protocol. */
export interface Tab {
  goTo: (url: string) => Promise<void>
  /** Evaluates an expression in the page; its value is JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses and releases the mouse at a point of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  /** Switches to the newest window, or back to the first; `false` if there is none. */
  switchTo: (window: 'newest' | 'first') => Promise<boolean>
  errors: readonly string[]
  close: () => Promise<void>
}

/** Drives a browser other than Chromium. */
export interface Engine {
  name: string
  /** Maps required files to the packages that install them. */
  needs: Readonly<Record<string, string>>
  version: () => Promise<string>
  /** Back shows a page from the cache, even while a test drives the browser. */
  restoresPages: boolean
  open: (size: { width: number; height: number }) => Promise<Tab>
}
