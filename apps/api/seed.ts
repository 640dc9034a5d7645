/**
 * `npm run seed`: fills an empty database. In any other it renews the texts and pictures of the catalogue's items.
 */
import { openDatabase } from './src/database/open.ts'
import { renewCatalogue, seedDatabase } from './src/database/seed.ts'
import { loadSettings } from './src/settings.ts'
import { reportStartupError } from './src/startup-error.ts'

try {
  const { db, close } = await openDatabase(loadSettings().database, { log: console })
  try {
    await seedDatabase(db, Date.now())
    await renewCatalogue(db)
  } finally {
    await close()
  }
  console.log('The catalogue is in the database.')
} catch (error) {
  reportStartupError(error)
}
