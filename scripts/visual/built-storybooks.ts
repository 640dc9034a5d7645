import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Where Storybooks are kept, each under its commit, with what was found out about its pictures. */
const cache = resolve('.cache/visual')

/** How many commits are kept. */
const kept = 6

/** A built Storybook, and the folder in which things about it can be kept. */
export interface BuiltStorybook {
  folder: string
  storybook: string
}

export const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The Storybook of a commit, built once. */
export async function storybookOf(commit: string): Promise<BuiltStorybook> {
  const folder = join(cache, commit)
  const storybook = join(folder, 'storybook')
  if (existsSync(storybook)) return { folder, storybook }
  await forgetOldest()
  // Outside of ours: what its tools look for upwards is not there, and what git ignores here is not ignored there.
  const parent = await mkdtemp(join(tmpdir(), 'visual-'))
  const tree = join(parent, 'tree')
  git('worktree', 'add', '--detach', tree, commit)
  try {
    await install(tree)
    await build(tree, storybook)
  } finally {
    git('worktree', 'remove', '--force', tree)
    await rm(parent, { recursive: true })
  }
  return { folder, storybook }
}

/** The Storybook of the working tree as it is: that of its commit when nothing is changed. */
export async function storybookOfWorkingTree(): Promise<BuiltStorybook> {
  const folder = join(cache, 'working-tree')
  const isClean = git('status', '--porcelain') === ''
  const own = isClean ? { folder: join(cache, git('rev-parse', 'HEAD')) } : { folder }
  const storybook = join(own.folder, 'storybook')
  if (!isClean || !existsSync(storybook)) await build('.', storybook)
  return { ...own, storybook }
}

/** Gives a tree the packages of ours when it asks for the same ones, else its own. */
async function install(tree: string): Promise<void> {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockOf(tree) !== lockOf('.')) {
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'ignore' })
    return
  }
  const modules = join(tree, 'node_modules')
  await mkdir(modules)
  for (const name of await readdir('node_modules'))
    // Its workspaces are its own; what tools keep for themselves is nobody's.
    if (name !== '@meridian' && !name.startsWith('.'))
      await symlink(resolve('node_modules', name), join(modules, name))
  const workspaces = join(modules, '@meridian')
  await mkdir(workspaces)
  for (const parent of ['packages', 'apps'])
    for (const name of await readdir(join(tree, parent)))
      await symlink(resolve(tree, parent, name), join(workspaces, name))
}

/** Builds beside the place and moves it there, so that half a Storybook is never taken for one. */
async function build(tree: string, storybook: string): Promise<void> {
  const half = `${storybook}.half`
  await rm(half, { recursive: true, force: true })
  const bin = resolve(tree, 'node_modules/storybook/dist/bin/dispatcher.js')
  execFileSync(process.execPath, [bin, 'build', '--output-dir', half, '--stats-json', '--quiet'], {
    cwd: tree,
    stdio: 'inherit',
  })
  await rm(storybook, { recursive: true, force: true })
  await rename(half, storybook)
}

async function forgetOldest(): Promise<void> {
  await mkdir(cache, { recursive: true })
  const folders = await Promise.all(
    (await readdir(cache)).map(async (name) => ({ name, time: (await stat(join(cache, name))).mtimeMs })),
  )
  const oldest = folders.toSorted((one, other) => other.time - one.time).slice(kept - 1)
  for (const { name } of oldest) await rm(join(cache, name), { recursive: true, force: true })
}
