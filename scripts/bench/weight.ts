import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'

/** The JavaScript that the first view of a page loads and runs, each file gzipped at level 9, in bytes. */
export async function firstViewBytes(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript'))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const bytes = await Promise.all(sizes)
  await page.close()
  return bytes.reduce((sum, size) => sum + size, 0)
}
