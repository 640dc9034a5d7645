import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Writes the gzip and brotli form of each text file beside it, which the server sends unchanged. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /^[^.].*\.(html|xml|txt|css|webmanifest|js|svg|vtt)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      // A smaller file fits one packet uncompressed.
      if (bytes.length < 1024) return
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
