import { execSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const addon = `${root}packages/storybook-addon-xstate`

/** Builds the XState addon if it is missing or older than its sources. Storybook uses it as other projects install it. */
export function ensureAddon(): void {
  const built = `${addon}/dist/addon.js`
  const sources = globSync(['src/**/*.*', '*.{json,ts}'], { cwd: addon }).map((file) => `${addon}/${file}`)
  const isFresh =
    existsSync(built) && sources.every((file) => statSync(file).mtimeMs < statSync(built).mtimeMs)
  if (!isFresh)
    execSync('npm run --silent build -w packages/storybook-addon-xstate', {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
}
