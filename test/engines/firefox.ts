import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { clickActions, typeActions, type Engine } from './engine.ts'

const binary = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync) ?? '/usr/bin/firefox-esr'

const messageSchema = z.looseObject({
  id: z.optional(z.number()),
  type: z.string(),
  method: z.optional(z.string()),
  message: z.optional(z.string()),
  result: z.optional(z.unknown()),
  params: z.optional(z.looseObject({ level: z.optional(z.string()), text: z.nullish(z.string()) })),
})

const contextsSchema = z.object({ contexts: z.array(z.object({ context: z.string() })) })

const evaluationSchema = z.looseObject({
  type: z.string(),
  result: z.optional(z.looseObject({ value: z.optional(z.string()) })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
})

/** Firefox, over its own WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  needs: { [binary]: 'firefox-esr' },
  version: async () => execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim(),

  async open(size) {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
    const browser = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const address = await listening(createInterface(browser.stderr))
    const socket = new WebSocket(`${address}/session`)
    await once(socket, 'open')

    const errors: string[] = []
    const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
    socket.addEventListener('message', ({ data }) => {
      const message = z.parse(messageSchema, JSON.parse(String(data)))
      if (message.method === 'log.entryAdded' && message.params?.level === 'error')
        errors.push(message.params.text ?? '')
      const request = waiting.get(message.id ?? -1)
      if (!request) return
      if (message.type === 'success') request.resolve(message.result)
      else request.reject(new Error(message.message))
    })
    let count = 0
    const send = (method: string, params: object) =>
      new Promise<unknown>((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      })
    const contexts = async () => {
      const tree = z.parse(contextsSchema, await send('browsingContext.getTree', { maxDepth: 0 }))
      return tree.contexts.map(({ context }) => context)
    }

    await send('session.new', { capabilities: {} })
    await send('session.subscribe', { events: ['log.entryAdded'] })
    const [first = ''] = await contexts()
    let context = first
    await send('browsingContext.setViewport', { context, viewport: size })
    return {
      errors,
      goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      async evaluate(expression) {
        const answer = z.parse(
          evaluationSchema,
          await send('script.evaluate', {
            expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
            target: { context },
            awaitPromise: true,
          }),
        )
        if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text)
        return JSON.parse(answer.result?.value ?? 'null') as unknown
      },
      click: async (x, y) =>
        void (await send('input.performActions', { context, actions: clickActions(x, y) })),
      type: async (text) =>
        void (await send('input.performActions', { context, actions: typeActions(text) })),
      async switchTo(window) {
        const open = await contexts()
        const chosen = window === 'first' ? first : open.find((other) => other !== first)
        context = chosen ?? context
        return chosen !== undefined
      },
      async close() {
        socket.close()
        browser.kill()
        await once(browser, 'exit')
        await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
      },
    }
  },
}

/** The address in the browser's startup line. */
async function listening(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox ended before it listened')
}
