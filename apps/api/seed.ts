/**
 * `npm run seed [-- count]`: fills an empty database. In any other it renews the texts and pictures of the catalogue's
 * items. A count adds generated items, for measuring.
 */
import { generateItems } from './generate-items.ts'
import { openDatabase } from './src/database/open.ts'
import { renewCatalogue, seedDatabase } from './src/database/seed.ts'
import { loadSettings } from './src/settings.ts'
import { reportStartupError, StartupError } from './src/startup-error.ts'

const [count] = process.argv.slice(2)

try {
  if (count !== undefined && !/^[1-9]\d{0,6}$/.test(count))
    throw new StartupError('A count of generated items is a whole number from 1 to 9999999.')
  const { db, close } = await openDatabase(loadSettings().database)
  try {
    await seedDatabase(db, Date.now())
    await renewCatalogue(db)
    if (count !== undefined) await generateItems(db, Number(count))
  } finally {
    await close()
  }
  console.log('The catalogue is in the database.')
} catch (error) {
  reportStartupError(error)
}
