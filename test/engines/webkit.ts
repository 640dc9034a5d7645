import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, Origin } from 'selenium-webdriver'
import * as z from 'zod/mini'
import { freePort } from '../product-server.ts'
import type { Engine } from './engine.ts'

const driver = '/usr/bin/WebKitWebDriver'
const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const display = '/usr/bin/Xvfb'

const sizeSchema = z.tuple([z.number(), z.number()])

let version = 'of an unknown version'

/** Drives WebKitGTK's MiniBrowser over classic WebDriver, on a separate display. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  needs: { [driver]: 'webkit2gtk-driver', [binary]: 'webkit2gtk-driver', [display]: 'xvfb' },
  version: async () => `WebKitGTK ${version}`,
  restoresPages: false,

  async open({ width, height }) {
    const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [number] = await once(createInterface(screen.stdout), 'line')
    const port = await freePort()
    const served = spawn(driver, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${String(number)}`,
        GDK_BACKEND: 'x11',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const errors: string[] = []
    for (const stream of [served.stdout, served.stderr])
      createInterface(stream).on('line', (line) => {
        if (/^CONSOLE .*ERROR/.test(line)) errors.push(line)
      })
    const server = `http://127.0.0.1:${port}`
    await listening(`${server}/status`)

    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build()
    version = String((await browser.getCapabilities()).get('browserVersion'))
    const window = browser.manage().window()
    // The window has its own frame around the page.
    await window.setRect({ x: 0, y: 0, width, height })
    const inner = z.parse(sizeSchema, await browser.executeScript('return [innerWidth, innerHeight]'))
    await window.setRect({ x: 0, y: 0, width: 2 * width - inner[0], height: 2 * height - inner[1] })
    const first = await browser.getWindowHandle()
    return {
      errors,
      goTo: (url) => browser.get(url),
      evaluate: (expression) => browser.executeScript(`return (${expression})`),
      click: (x, y) =>
        browser
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
          .click()
          .perform(),
      type: (text) => browser.actions().sendKeys(text).perform(),
      async switchTo(chosen) {
        const handles = await browser.getAllWindowHandles()
        const handle = chosen === 'first' ? first : handles.find((other) => other !== first)
        if (handle !== undefined) await browser.switchTo().window(handle)
        return handle !== undefined
      },
      async close() {
        await browser.quit().catch(() => undefined)
        served.kill()
        screen.kill()
        await once(screen, 'exit')
      },
    }
  },
}

/** Waits until a new driver answers. */
async function listening(address: string): Promise<void> {
  for (const end = Date.now() + 5000; Date.now() < end;)
    if (
      await fetch(address).then(
        () => true,
        () => pause(100),
      )
    )
      return
  throw new Error(`${driver} does not answer`)
}
