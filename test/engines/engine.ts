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
  /** All console errors so far. */
  errors: readonly string[]
  close: () => Promise<void>
}

/** A browser that is not Chromium. */
export interface Engine {
  name: string
  /** The required files, each with the package that installs it. */
  needs: Readonly<Record<string, string>>
  version: () => Promise<string>
  open: (size: { width: number; height: number }) => Promise<Tab>
}

/** An input source and what it does: WebDriver's two protocols spell it alike. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Likewise for keys. */
export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
