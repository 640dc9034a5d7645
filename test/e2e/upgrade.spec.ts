import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { messages } from '@meridian-2117/contract/messages/messages'
import { startPostgresServer } from '@meridian-2117/api/test/postgres-server'
import { siteFolder } from '../built-files.ts'
import { freePort } from '../product-server.ts'
import { expect, fillCard, kestrelAt, newAccount, once, Product, purchases, test } from './fixtures.ts'

/** Writes the built site again as another build: its hashed files have other names. */
function writeBuild(builds: string, name: string): void {
  const folder = join(builds, name)
  cpSync(siteFolder, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const renamed = new Map(
    globSync('assets/*', { cwd: folder }).map((file) => {
      const [hash = '', ending = ''] = basename(file).split('.')
      return [
        hash,
        {
          to: createHash('sha256')
            .update(name + hash)
            .digest('hex')
            .slice(0, 12),
          ending,
        },
      ]
    }),
  )
  for (const [hash, { to, ending }] of renamed)
    renameSync(join(folder, `assets/${hash}.${ending}`), join(folder, `assets/${to}.${ending}`))
  for (const file of globSync(['**/*.{js,css,html}', '.server/*.html'], { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll(/[0-9a-f]{12}/g, (hash) => renamed.get(hash)?.to ?? hash)
      .replace(`data-build="${basename(siteFolder)}"`, `data-build="${name}"`)
    writeFileSync(join(folder, file), text)
  }
}

/** Sends each request to another copy in turn, and to the next one where a copy does not listen. */
async function balance(copies: readonly Product[]) {
  let turn = 0
  const server = createServer((call, answer) => {
    const send = (tries: number) => {
      const { port } = new URL(copies[(turn += 1) % copies.length]!.origin)
      const { method, url, headers } = call
      const sent = request({ port, method, path: url, headers }, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers)
        received.pipe(answer)
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tries > 1) send(tries - 1)
        else answer.destroy(error)
      })
      call.pipe(sent)
    }
    send(copies.length)
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, listening))
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

const upgrades = [
  { name: 'one copy', count: 1 },
  { name: 'two copies in turn', count: 2 },
]
for (const { name, count } of upgrades)
  test(
    `changes ${name} to another build, under visitors, an open tab and a purchase`,
    once,
    async ({ page, browser, faults }) => {
      if (count === 1)
        faults.expect(
          /^net::ERR_EMPTY_RESPONSE: (GET \/assets\/|HEAD \/|POST \/api\/reports)/,
          /^uncaught: Failed to fetch/,
        )
      const builds = mkdtempSync(join(tmpdir(), 'meridian-builds-'))
      const database = count > 1 ? await startPostgresServer() : undefined
      writeBuild(builds, '20270101000000')
      const settings = {
        // One copy has the embedded database.
        ...(database && { DATABASE_URL: database.url, JWT_SECRET: 'x'.repeat(32) }),
        SITE_DIR: builds,
        // Both copies share the sandbox of cards.
        DATA_DIR: join(builds, 'data'),
      }
      const copies: Product[] = []
      for (let made = 0; made < count; made += 1) copies.push(await Product.create(settings))
      const { origin, close } = await balance(copies)
      try {
        const tab = await page.context().newPage()
        await tab.goto(`${origin}/market-place`)
        await tab.getByRole('complementary', { name: 'Sandbox' }).waitFor()
        await page.goto(origin)
        const { email, password } = newAccount()
        const account = await page.request.post(`${origin}/api/v1/user/signup`, {
          data: { Email: email, Password: password, ConfirmPassword: password },
        })
        await page.evaluate((record) => localStorage.setItem('auth', record), await account.text())
        await page.goto(`${origin}${kestrelAt('/stripe-payment')}`)
        await fillCard(page)

        for (const [index, copy] of copies.entries()) {
          if (index === 0) writeBuild(builds, '20270102000000')
          await copy.stop()
          if (count === 1) {
            // Nobody is served between the two processes, and the page says so.
            await tab.getByRole('link', { name: 'About Us' }).first().click()
            await expect(tab.getByRole('heading', { level: 1 })).toHaveText(messages.somethingWentWrong)
          }
          await copy.start()
          for (const path of ['/', '/market-place', '/signin', '/land']) {
            const visitor = await browser.newPage()
            const failed: string[] = []
            visitor.on('response', (answer) => {
              if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
            })
            await visitor.goto(origin + path)
            // It is drawn once the page has come alive.
            await visitor.getByRole('complementary', { name: 'Sandbox' }).waitFor()
            expect(failed).toEqual([])
            await visitor.close()
          }
        }

        await page.getByRole('button', { name: 'Pay $1250' }).click()
        await expect(page).toHaveURL(/\/dashboard$/)
        expect(await purchases(page, origin)).toHaveLength(1)
        if (count === 1) {
          await tab.getByRole('button', { name: 'Reload' }).click()
          await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Three games, one open Gate')
        } else {
          // The open tab goes on with the code of its own build, and says that another is here.
          await tab.getByRole('link', { name: 'Buy Now, Kestrel Interceptor', exact: true }).first().click()
          await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Kestrel Interceptor')
          await tab.getByRole('link', { name: 'Meridian 2117' }).first().click()
          const notice = tab.getByRole('status').filter({ hasText: 'A new version is here' })
          await notice.getByRole('button', { name: 'Reload' }).click()
          await expect(notice).toHaveCount(0)
        }
        await expect(tab.locator('html')).toHaveAttribute('data-build', '20270102000000')
        await tab.close()
      } finally {
        await page.goto('about:blank')
        close()
        for (const copy of copies) await copy.remove()
        await database?.stop()
        rmSync(builds, { recursive: true })
      }
    },
  )
