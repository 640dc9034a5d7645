import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { Engine } from './engine.ts'

const binary = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync) ?? '/usr/bin/firefox-esr'

/** Drives Firefox over its own WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  needs: { [binary]: 'firefox-esr' },
  version: async () => execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim(),
  restoresPages: true,

  async open(size) {
    const browser = await launch({ browser: 'firefox', executablePath: binary, defaultViewport: size })
    const first = await browser.newPage()
    const errors: string[] = []
    first.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    first.on('pageerror', (error) => errors.push(String(error)))
    let page = first
    return {
      errors,
      goTo: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      async switchTo(window) {
        const popup = (await browser.pages()).find(
          (other) => other !== first && other.url().startsWith('http'),
        )
        page = window === 'newest' && popup ? popup : first
        return window === 'first' || popup !== undefined
      },
      close: () => browser.close(),
    }
  },
}
