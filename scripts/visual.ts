/**
 * `npm run tool -- visual [commit]`: compares the pictures of all stories with those of a commit. The default is the
 * branch's start. `--again` compares the working tree with itself, in the opposite order. A difference then depends on
 * time, on chance or on the story before.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const cache = resolve('.cache/visual')
const report = 'test-results/visual'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function buildStorybook(tree: string, storybook: string): void {
  const bin = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js')
  const args = [bin, 'build', '--output-dir', storybook, '--quiet']
  execFileSync('npm', ['run', 'build', '-w', 'packages/storybook-addon-xstate'], {
    cwd: tree,
    stdio: 'ignore',
  })
  execFileSync(process.execPath, args, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Builds the Storybook of a commit in a worktree of its own, with that commit's dependencies. */
function buildStorybookOf(commit: string, storybook: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'))
  const tree = join(folder, 'tree')
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  try {
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'ignore' })
    buildStorybook(tree, storybook)
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true })
  }
}

/** Takes the pictures of a Storybook, or compares them. Returns whether all passed. */
function run(storybook: string, pictures: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync('npx', ['playwright', 'test', '--project=visual', ...args], {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK: storybook, PICTURES: pictures, ...env },
  })
  return status === 0
}

const idsOf = (storybook: string) =>
  Object.keys(
    (JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as { entries: object }).entries,
  )

const [revision = git('merge-base', 'HEAD', 'main')] = process.argv.slice(2)
const again = revision === '--again'
const workingTree = join(cache, 'working-tree')
buildStorybook('.', join(workingTree, 'storybook'))

const base = again ? workingTree : join(cache, git('rev-parse', '--verify', `${revision}^{commit}`))
const pictures = join(base, 'pictures')
if (again) rmSync(pictures, { recursive: true, force: true })
if (!existsSync(pictures)) {
  if (!again) buildStorybookOf(revision, join(base, 'storybook'))
  const half = `${pictures}.half`
  rmSync(half, { recursive: true, force: true })
  // A failing story still has its picture.
  run(join(base, 'storybook'), half, ['--update-snapshots', '--reporter=dot', '--quiet'])
  renameSync(half, pictures)
}

const before = new Set(idsOf(join(base, 'storybook')))
const after = new Set(idsOf(join(workingTree, 'storybook')))
for (const id of before) if (!after.has(id)) console.log(`removed: ${id}`)
for (const id of after) if (!before.has(id)) console.log(`added: ${id}`)
const same = run(
  join(workingTree, 'storybook'),
  pictures,
  ['--update-snapshots=none', '--reporter=list,html'],
  {
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_HTML_OUTPUT_DIR: report,
    ...(again && { BACKWARDS: '1' }),
  },
)
console.log(same ? 'No picture differs' : `Pictures differ: see ${report}/index.html`)
process.exitCode = same ? 0 : 1
