/** `npm run build`: makes the embedded database's template, so that a first start is quick. */
import { buildTemplate } from './src/database/template.ts'

await buildTemplate()
