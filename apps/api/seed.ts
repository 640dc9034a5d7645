/** `npm run seed`: adds missing items of the catalogue, and renews the texts and pictures of the others. */
import { openDatabase } from './src/database/open.ts'
import { renewCatalogue } from './src/database/seed.ts'
import { loadSettings } from './src/settings.ts'
import { reportStartupError } from './src/startup-error.ts'

try {
  const { db, close } = await openDatabase(loadSettings().database, { log: console })
  try {
    await renewCatalogue(db)
  } finally {
    await close()
  }
  console.log('The catalogue is in the database.')
} catch (error) {
  reportStartupError(error)
}
