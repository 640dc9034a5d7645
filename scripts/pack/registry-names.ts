import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const folders = ['contract', 'flows', 'ui', 'storybook-addon-xstate']

interface Named {
  name: string
  repository: { url: string }
}

/** Runs npm; returns its JSON, also that of an error. */
const npm = (...args: readonly string[]): unknown =>
  JSON.parse(spawnSync('npm', [...args, '--json'], { encoding: 'utf8' }).stdout || 'null')

const isUnknown = (answer: unknown): boolean =>
  answer instanceof Object && 'error' in answer && JSON.stringify(answer.error).includes('"E404"')

/**
 * Throws if the registry gives the name of a package to another repository. With `publishing` it also throws if a name is
 * new and nobody of its scope is logged in, as npm trusts a workflow only for packages that exist.
 */
export function checkNames(publishing: boolean): void {
  for (const folder of folders) {
    const { name, repository } = JSON.parse(
      readFileSync(new URL(`../../packages/${folder}/package.json`, import.meta.url), 'utf8'),
    ) as Named
    const answer = npm('view', name, 'repository.url')
    if (isUnknown(answer)) {
      if (publishing) requireMember(name)
    } else if (answer instanceof Object && 'error' in answer) {
      // Without the registry nobody publishes.
      if (publishing) throw new Error(`The registry did not answer about ${name}.`)
    } else if (answer !== repository.url)
      throw new Error(`${name} is at the registry and belongs to another repository: ${String(answer)}`)
  }
}

/** Throws unless a member of this name's scope, who can make packages in it, is logged in. */
function requireMember(name: string): void {
  const scope = name.slice(1, name.indexOf('/'))
  const user = npm('whoami')
  // A registry may list the members to anybody, so that a list alone says nothing.
  const roles = typeof user === 'string' && npm('org', 'ls', scope, user)
  if (!(roles instanceof Object && String(user) in roles))
    throw new Error(`${name} is not at the registry: a member of @${scope} has to publish its first version.`)
}
