import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { freePort } from '../product-server.ts'
import { clickActions, typeActions, type Engine } from './engine.ts'

const driver = '/usr/bin/WebKitWebDriver'
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const display = '/usr/bin/Xvfb'

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.looseObject({ browserVersion: z.string() }),
})
const handlesSchema = z.array(z.string())

let version = 'of an unknown version'

/** WebKitGTK's MiniBrowser, over classic WebDriver, on a display of its own. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  needs: { [driver]: 'webkit2gtk-driver', [browser]: 'webkit2gtk-driver', [display]: 'xvfb' },
  version: async () => `WebKitGTK ${version}`,

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

    const send = async (method: 'POST' | 'GET' | 'DELETE', path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      })
      const { value } = z.parse(answerSchema, await answer.json())
      if (!answer.ok) throw new Error(JSON.stringify(value))
      return value
    }
    const opened = await retried(() =>
      send('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            'webkitgtk:browserOptions': {
              binary: browser,
              args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
            },
          },
        },
      }),
    )
    const { sessionId, capabilities } = z.parse(sessionSchema, opened)
    version = capabilities.browserVersion
    const at = `/session/${sessionId}`
    const inPage = async (script: string) => send('POST', `${at}/execute/async`, { script, args: [] })
    const [first = ''] = z.parse(handlesSchema, await send('GET', `${at}/window/handles`))
    // The window has a frame of its own around the page.
    await send('POST', `${at}/window/rect`, { x: 0, y: 0, width, height })
    const inner = z.parse(z.object({ value: z.tuple([z.number(), z.number()]) }), {
      value: await inPage('arguments[0]([innerWidth, innerHeight])'),
    }).value
    await send('POST', `${at}/window/rect`, {
      x: 0,
      y: 0,
      width: width + width - inner[0],
      height: height + height - inner[1],
    })
    return {
      errors,
      goTo: async (url) => void (await send('POST', `${at}/url`, { url })),
      async evaluate(expression) {
        const text = await inPage(
          `const done = arguments[0]; (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done(JSON.stringify({ failed: String(error) })))`,
        )
        return JSON.parse(String(text)) as unknown
      },
      click: async (x, y) => void (await send('POST', `${at}/actions`, { actions: clickActions(x, y) })),
      type: async (text) => void (await send('POST', `${at}/actions`, { actions: typeActions(text) })),
      async switchTo(window) {
        const open = z.parse(handlesSchema, await send('GET', `${at}/window/handles`))
        const handle = window === 'first' ? first : open.find((other) => other !== first)
        if (handle !== undefined) await send('POST', `${at}/window`, { handle })
        return handle !== undefined
      },
      async close() {
        await send('DELETE', at).catch(() => undefined)
        served.kill()
        screen.kill()
        await once(screen, 'exit')
      },
    }
  },
}

/** A new driver answers after a moment. */
async function retried<Value>(ask: () => Promise<Value>, times = 50): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === times || !(error instanceof TypeError)) throw error
      await pause(100)
    }
  }
}
