/**
 * Runs the built product in browsers other than Chromium, at desktop and phone width. A failed step or a console error
 * fails it.
 */
import { existsSync } from 'node:fs'
import { Product } from '../product-server.ts'
import { firefox } from './firefox.ts'
import { openRefusedOnce } from './refused-once.ts'
import { walk } from './walk.ts'
import { webkit } from './webkit.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const filter = process.argv[2]?.toLowerCase()
const engines = [firefox, webkit].filter(({ name }) => !filter || name.toLowerCase().startsWith(filter))

let failed = false
for (const engine of engines) {
  const missing = Object.entries(engine.needs).filter(([file]) => !existsSync(file))
  for (const [file, name] of missing)
    console.error(`${engine.name}: ${file} is missing; install the package ${name}`)
  if (missing.length > 0) {
    failed = true
    continue
  }
  const refusing = await Product.create()
  try {
    await openRefusedOnce(engine, refusing.origin)
    console.log(`${engine.name}: came alive though each file of code was refused once`)
  } catch (error) {
    failed = true
    console.error(`${engine.name}:`, error)
  } finally {
    await refusing.remove()
  }
  for (const size of sizes) {
    const title = `${engine.name} at ${size.width}`
    const product = await Product.create()
    const tab = await engine.open(size)
    let step = 'start'
    try {
      const errors = await walk(tab, product.origin, { ...engine, isWide: size.width >= 1024 }, (next) => {
        step = next
      })
      if (errors.length > 0) throw new Error(`The console has errors:\n${errors.join('\n')}`)
      console.log(`${title}: walked, ${await engine.version()}`)
    } catch (error) {
      failed = true
      console.error(`${title}, ${step}:`, error, tab.errors)
    } finally {
      await tab.close()
      await product.remove()
    }
  }
}
process.exitCode = failed ? 1 : 0
