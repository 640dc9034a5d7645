import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFolder } from '@meridian/site/build/compress-folder'

const server = fileURLToPath(new URL('./floor-server.ts', import.meta.url))
// Beneath the repository, so that the floor finds the same packages as the product.
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

/** The least a site of this kind can be: React, React DOM and the router, with one route that is loaded when visited. */
const sources = {
  'index.html': `<!doctype html>
<html lang="en">
  <title>Floor</title>
  <div id="root"></div>
  <script type="module" src="./main.js"></script>
</html>
`,
  'main.js': `
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

const router = createBrowserRouter([{ path: '*', lazy: () => import('./page.js') }])
createRoot(document.getElementById('root')).render(
  createElement(StrictMode, null, createElement(RouterProvider, { router })),
)
`,
  'page.js': `
import { createElement } from 'react'
import { Link } from 'react-router-dom'

export const Component = () => createElement(Link, { to: '/buy' }, 'Buy Now')
`,
}

export interface Floor {
  /** Its address, without a slash at the end. */
  origin: string
  remove: () => Promise<void>
}

/** Builds the floor as the product is built and serves it in a process of its own, as the product is served. */
export async function startFloor(): Promise<Floor> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(`${cache}floor-`)
  for (const [name, text] of Object.entries(sources)) await writeFile(`${folder}/${name}`, text)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022' },
  })
  await compressFolder(`${folder}/dist`)

  return serve(`${folder}/dist`, folder)
}

const builtSite = 'apps/site/dist'

/**
 * The pages for visitors as plain HTML: the same words, styles and pictures, and no script at all. No page of the same
 * content can show sooner.
 */
export async function startPlainPages(paths: readonly string[]): Promise<Floor> {
  const folder = await mkdtemp(`${cache}plain-`)
  await cp(builtSite, folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) })
  for (const path of paths) {
    const file = `${folder}${path}/index.html`
    const html = await readFile(file, 'utf8')
    const plain = html
      .replace(/<script[^>]*>[^]*?<\/script>/g, '')
      // As without JavaScript: the style sheet counts at once.
      .replace(/<link rel="stylesheet" media="print"[^>]*>/g, '')
      .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g, '$1')
    await writeFile(file, plain)
  }
  await compressFolder(folder)
  return serve(folder, folder)
}

/** Serves a folder in a process of its own; in the end `all` of it goes. */
async function serve(folder: string, all: string): Promise<Floor> {
  const running = spawn(process.execPath, [server, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = (await once(running.stdout.setEncoding('utf8'), 'data')) as [string]
  return {
    origin: address.trim(),
    async remove() {
      running.kill()
      await once(running, 'exit')
      await rm(all, { recursive: true, force: true })
    },
  }
}
