import { launchOptions } from '../browser.ts'

/** How the browser that pictures are taken with starts: what is drawn is drawn at once, and by nobody's clock. */
export const pictureLaunchOptions = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    '--blink-settings=lazyLoadEnabled=false',
    '--disable-checker-imaging',
    '--disable-image-animation-resync',
    '--disable-new-content-rendering-timeout',
    '--disable-threaded-animation',
    '--disable-threaded-scrolling',
    '--run-all-compositor-stages-before-draw',
  ],
}
