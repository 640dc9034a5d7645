import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const texts = /\.(html|xml|txt|css|json|webmanifest|js|svg|vtt)$/
/** Below it a compressed form saves no packet, in bytes. */
const smallest = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes the gzip and brotli form of each text file beside it, for the server to send as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => texts.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const bytes = await readFile(path)
        if (bytes.length < smallest) return
        await Promise.all([
          writeFile(`${path}.br`, await brotli(bytes)),
          writeFile(`${path}.gz`, await zip(bytes, { level: 9 })),
        ])
      }),
  )
}
