/**
 * `npm run tool -- lockfile`, after dependencies changed. A registry without a package's builds for other systems
 * leaves them out of package-lock.json. Then `npm ci` refuses the file everywhere. The dependent package names their
 * versions, so this script writes the entries. npm installs only those of its own system.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  cpu?: string[]
  os?: string[]
  optionalDependencies?: Record<string, string>
}

const file = new URL('../package-lock.json', import.meta.url)

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'] as const
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'] as const

const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }
const { packages } = lock

/** Resolves a package that `path` asks for, as Node does. */
function found(path: string, name: string): LockedPackage | undefined {
  const beside = packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]
  if (beside || path === '') return beside
  const above = path.lastIndexOf('/node_modules/')
  return found(above === -1 ? '' : path.slice(0, above), name)
}

let added = 0
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!/^\d+\.\d+\.\d+/.test(version) || found(path, name)?.version === version) continue
    const system = systems.find((candidate) => name.includes(candidate))
    const processor = processors.find((candidate) => name.includes(candidate))
    if (!system && processor !== 'wasm32') continue
    packages[`${path}/node_modules/${name}`] = {
      version,
      ...(processor ? { cpu: [processor] } : {}),
      ...(dev ? { dev } : {}),
      optional: true,
      ...(system ? { os: [system] } : {}),
    }
    added += 1
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} entries added`)
