/** `npm run build`: an embedded database to copy, so that a first start need not make one. */
import { prepareDatabase } from './src/database/prepare-database.ts'

await prepareDatabase()
