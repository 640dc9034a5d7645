import { readFile } from 'node:fs/promises'
import type { PackageName } from '../../../scripts/pack/pack-packages.ts'

interface LockedPackage {
  version?: string
  license?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Lists each required dependency of our packages, transitively: name, version and licence, one per line. */
export async function licencesOf(names: readonly PackageName[]): Promise<string> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const found = new Map<string, string>()
  const follow = ({ dependencies, peerDependencies, peerDependenciesMeta }: LockedPackage, ours = false) => {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (ours && peerDependenciesMeta?.[name]?.optional) continue
      const dependency = packages[`node_modules/${name}`]
      if (name.startsWith('@meridian/') || found.has(name) || !dependency?.version) continue
      found.set(name, `${name} ${dependency.version}: ${dependency.license ?? 'none named'}`)
      follow(dependency)
    }
  }
  for (const name of names) follow(packages[`packages/${name}`] ?? {}, true)
  return `${[...found.values()].toSorted().join('\n')}\n`
}
