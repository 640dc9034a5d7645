import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { manifestOf, pack, packages, repository, run, type PackageName } from './pack-packages.ts'

/** What a release is made of. */
const needed = [
  '.changeset',
  '.npmrc',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'packages',
  'scripts',
  'tsconfig.base.json',
  'apps/api/package.json',
  'apps/site/package.json',
]

/** What `node_modules` has of this repository and not of others. */
const own = new Set(['.cache', '@meridian'])

/** A copy of the repository for a release that is only tried. */
async function copyForRelease(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'meridian-release-'))
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path))
  for (const part of needed)
    await cp(join(repository, part), join(copy, part), { recursive: true, filter: isSource })
  const modules = join(copy, 'node_modules')
  await mkdir(join(modules, '@meridian'), { recursive: true })
  const link = (from: string, to: string) => symlink(from, join(modules, to), 'junction')
  for (const name of await readdir(join(repository, 'node_modules')))
    if (!own.has(name)) await link(join(repository, 'node_modules', name), name)
  for (const name of packages) await link(join(copy, 'packages', name), join('@meridian', name))
  return copy
}

/** One package of a release, ready to be published. */
export interface Released {
  part: PackageName
  /** What it is installed by. */
  name: string
  version: string
  /** Where its tarball lies. */
  tarball: string
}

/** Moves versions and changelogs by what lies in `.changeset/`, and packs; in the order in which they are published. */
async function prepareRelease(root: string): Promise<Released[]> {
  run(root, 'changeset', 'version')
  await moveLockfile(root)
  const tarballs = await pack(root)
  return Promise.all(
    packages.map(async (part) => {
      const { name, version } = await manifestOf(part, root)
      return { part, name, version, tarball: tarballs[part] }
    }),
  )
}

/**
 * Writes the versions of our own packages, and which of each other they need, into the lock file. npm would ask the
 * registry about all the others, too.
 */
async function moveLockfile(root: string): Promise<void> {
  const file = join(root, 'package-lock.json')
  const lock = await readJson<{ packages: Record<string, object> }>(file)
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || path.includes('node_modules')) continue
    const manifest = await readJson<Record<string, unknown>>(join(root, path, 'package.json'))
    for (const part of ['version', 'dependencies', 'devDependencies', 'peerDependencies'])
      if (part in manifest) Object.assign(entry, { [part]: manifest[part] })
  }
  await writeFile(file, `${JSON.stringify(lock, undefined, 2)}\n`)
}

const readJson = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(file, 'utf8')) as Content

/**
 * Publishes what the registry does not have yet, so that a release that broke off can be begun again. Rejects when the
 * tree has changes of its own: they would go along.
 */
export async function release(): Promise<Released[]> {
  if (git('status', '--porcelain') !== '') throw new Error('Commit or put away what is changed first.')
  const released = await prepareRelease(repository)
  const { version } = released[0]!
  git('add', '--all')
  if (git('status', '--porcelain') !== '') git('commit', '--message', `chore: release ${version}`)
  for (const { name, tarball } of released)
    if (!isPublished(name, version)) npm(repository, 'publish', tarball, '--access', 'public')
  git('tag', '--force', `v${version}`)
  return released
}

/**
 * The dry run: a release in a copy of the repository, which is the caller's to remove. Nothing is published, and no
 * registry is asked. `change` may change the copy before.
 */
export async function rehearse(
  change: (copy: string) => Promise<void> = async () => {},
): Promise<{ copy: string; released: Released[] }> {
  const copy = await copyForRelease()
  await change(copy)
  return { copy, released: await prepareRelease(copy) }
}

/** What is or would be published, a line each. */
export const listing = (released: readonly Released[]): string[] =>
  released.map(({ name, version, tarball }) => `${name} ${version}: ${basename(tarball)}`)

const npm = (root: string, ...args: readonly string[]) =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()

/** A registry that has no such version, or does not even know the package, answers with a failure or with nothing. */
const isPublished = (name: string, version: string): boolean =>
  spawnSync('npm', ['view', `${name}@${version}`, 'version'], { cwd: repository, encoding: 'utf8' })
    .stdout !== ''
