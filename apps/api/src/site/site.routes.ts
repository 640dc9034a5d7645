import fastifyStatic from '@fastify/static'
import { messages } from '@meridian/contract/rules/messages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { refusalBody } from '../http/refusal.ts'

/** File names under it carry a hash of their content. */
const hashedFolder = '/assets/'

/** What stands under these is a file and never a page. */
const fileFolders = [hashedFolder, '/pictures/', '/film/', '/icons/', '/share/']

const notBuilt = `<!doctype html>
<html lang="en">
  <title>Meridian 2117</title>
  <p>The site has not been built yet. Run <code>npm run build</code>, then reload this page.</p>
</html>
`

/**
 * Serves the built site: its files with headers that fit how long each may be kept, and `index.html` for every other
 * address that a browser navigates to, since the site has its own 404 page (Spec 2, Routes).
 */
export async function siteRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (/^\/api(\/|$)/i.test(path)) return reply.code(404).send(refusalBody(messages.notFound))
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!reads || !wantsPage || fileFolders.some((files) => path.startsWith(files)))
      return reply.code(404).type('text/plain').send('Not found')
    return sendPage(reply, folder)
  })
}

function sendPage(reply: FastifyReply, folder: string) {
  if (existsSync(join(folder, 'index.html'))) return reply.sendFile('index.html')
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notBuilt)
}

function cachingOf(path: string): string {
  const address = path.replaceAll('\\', '/')
  if (address.includes(hashedFolder)) return 'public, max-age=31536000, immutable'
  return /\.html(\.br|\.gz)?$/.test(address) ? 'no-cache' : 'public, max-age=86400'
}
