/** `npm run desk`: what an operator looks up and changes (docs/operating.md#desk). */
import { join } from 'node:path'
import { userInfo } from 'node:os'
import { openDatabase } from '../database/open.ts'
import { createOutsideServices } from '../outside-services.ts'
import { loadSettings } from '../settings.ts'
import { reportStartupError } from '../startup-error.ts'
import { askDesk } from './desk-socket.ts'
import { runDesk, type DeskAnswer, type DeskCall } from './desk.ts'

async function answer(call: DeskCall): Promise<DeskAnswer> {
  const settings = loadSettings()
  const asked = 'folder' in settings.database && (await askDesk(settings.dataFolder, call))
  if (asked) return asked
  const { db, close } = await openDatabase(settings.database, { log: console })
  try {
    const { cards, mail } = await createOutsideServices({
      settings,
      sandboxFile: join(settings.dataFolder, 'sandbox.sqlite'),
      ownUrl: () => settings.publicUrl,
    })
    return await runDesk(call, { db, provider: cards.provider, mail, addresses: settings, log: console })
  } finally {
    await close()
  }
}

/** Returns the user's name at this computer; a container may run as a number that has none. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

const { text, ok } = await answer({ argv: process.argv.slice(2), operator: userName() }).catch(
  reportStartupError,
)
if (ok) console.log(text)
else {
  console.error(text)
  process.exitCode = 1
}
