import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Engine } from './engine.ts'

/** Each way in which a file of code may fail to come. */
const refusals: Readonly<Record<string, (answer: ServerResponse) => void>> = {
  'a closed connection': (answer) => answer.destroy(),
  'status 503': (answer) => void answer.writeHead(503).end(),
}

/** Milliseconds after which a page that stays as prerendered fails. It comes alive within a few seconds. */
const limitMs = 60_000

/**
 * Opens a page whose files of code are each refused once, and goes from it to another. Browsers may keep a failed module
 * for as long as a page lives. Throws if the first page stays dead, or the next one without a word.
 */
export async function openRefusedOnce(engine: Engine, origin: string): Promise<void> {
  for (const [refusal, refuse] of Object.entries(refusals)) {
    const refused = new Set<string>()
    const proxy = createServer((call, answer) => {
      const { url = '', method, headers } = call
      if (url.endsWith('.js') && !refused.has(url)) {
        refused.add(url)
        return refuse(answer)
      }
      const sent = request(origin + url, { method, headers }, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers)
        received.pipe(answer)
      })
      sent.on('error', () => answer.destroy())
      call.pipe(sent)
    })
    await new Promise<void>((listening) => proxy.listen(0, listening))
    const tab = await engine.open({ width: 1440, height: 900 })
    const until = async (what: string, expression: string) => {
      const end = performance.now() + limitMs
      while (!(await tab.evaluate(expression))) {
        if (performance.now() > end) throw new Error(`After ${refusal}: ${what}`)
        await new Promise((again) => setTimeout(again, 100))
      }
    }
    try {
      await tab.goTo(`http://localhost:${(proxy.address() as AddressInfo).port}/signin`)
      // The toolbar is drawn once the page has come alive.
      await until(
        'the page never came alive',
        `document.querySelector('aside[aria-label="Sandbox"]') !== null`,
      )
      // A page may reload itself at a press, and its visitor presses again. After three reloads it says so in words.
      await until(
        'the next page never came, and nothing says so',
        `(() => {
          const { dataset } = document.documentElement
          if (!dataset.pressed && document.querySelector('aside[aria-label="Sandbox"]')) {
            dataset.pressed = 'yes'
            document.querySelector('main a[href="/signup"]')?.click()
          }
          const isNextPage = location.pathname === '/signup' && document.querySelectorAll('main input[type=password]').length === 2
          return isNextPage || document.querySelector('[role=alert] a') !== null
        })()`,
      )
    } finally {
      await tab.close()
      proxy.close()
      proxy.closeAllConnections()
    }
  }
}
