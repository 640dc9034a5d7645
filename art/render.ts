/** From a scene to a master: Blender renders it twice, the develop program makes one finished picture of the two. */
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { cacheFolder, draftFile, masterFile, masterKeyFile } from './files.ts'
import { artFolder, developKey, masterKey, type Scene } from './scenes.ts'

const installBlender = 'apt-get install -y --no-install-recommends blender python3-numpy'
const installCompiler =
  'apt-get install -y --no-install-recommends g++ pkg-config libopenexr-dev libimath-dev zlib1g-dev'

/** Returns `true` where the master exists and was made from the scene as it is now. */
export function isMasterCurrent(scene: Scene): boolean {
  if (!existsSync(masterFile(scene)) || !existsSync(masterKeyFile(scene))) return false
  return readFileSync(masterKeyFile(scene), 'utf8').trim() === masterKey(scene)
}

/** Renders a scene in full, unless its master is current. */
export async function makeMaster(scene: Scene): Promise<void> {
  if (isMasterCurrent(scene)) return
  // Taken before rendering: a scene that is edited meanwhile is then out of date at once.
  const key = masterKey(scene)
  await render(scene, masterFile(scene), ['pct=100'])
  await writeFile(masterKeyFile(scene), `${key}\n`)
}

/** Takes the master there is for current: for a change of the sources that changes nothing seen. */
export async function storeMaster(scene: Scene): Promise<void> {
  if (!existsSync(masterFile(scene))) throw new Error('It has no master to keep')
  await writeFile(masterKeyFile(scene), `${masterKey(scene)}\n`)
}

/** A small, quick preview of a scene; gives the file. */
export async function makeDraft(scene: Scene): Promise<string> {
  await render(scene, draftFile(scene), ['pct=45', 'spp=16'])
  return draftFile(scene)
}

/** Renders a script and develops what it calls `name` into a finished picture; `options` are for the script. */
export async function render(
  { name, file }: Pick<Scene, 'name' | 'file'>,
  png: string,
  options: readonly string[],
): Promise<void> {
  const develop = await developProgram()
  const folder = `${cacheFolder}renders/${process.pid}/`
  try {
    await mkdir(folder, { recursive: true })
    await mkdir(dirname(png), { recursive: true })
    await blender(file, [`out=${folder}`, ...options])
    const grade = JSON.parse(await readFile(`${folder}${name}.grade.json`, 'utf8')) as { args: string[] }
    const part = `${folder}${name}.png`
    await run(develop, [`${folder}${name}_a.exr`, `${folder}${name}_b.exr`, part, ...grade.args])
    await rename(part, png)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a Python script in Blender, without a window; `options` are for the script. */
export async function blender(script: string, options: readonly string[]): Promise<void> {
  const args = ['-b', '--python-use-system-env', '--python-exit-code', '1', '-P', script, '--', ...options]
  await run('blender', args, `Blender is needed to render ${script}: ${installBlender}`)
}

/** The develop program, compiled on first use and whenever its sources changed. */
async function developProgram(): Promise<string> {
  return compiled(`develop-${developKey()}`, globSync(`${artFolder}develop/*.cpp`))
}

/** A C++ program of ours in the cache, compiled unless one of that name is there. */
export async function compiled(name: string, sources: readonly string[]): Promise<string> {
  const program = `${cacheFolder}${name}`
  if (existsSync(program)) return program
  const needed = `A C++ compiler and OpenEXR are needed to develop renders: ${installCompiler}`
  await mkdir(cacheFolder, { recursive: true })
  const libraries = (await run('pkg-config', ['--cflags', '--libs', 'OpenEXR'], needed)).trim().split(/\s+/)
  const part = `${program}.${process.pid}`
  const options = ['-std=c++20', '-O3', '-march=native', '-ffast-math', '-fopenmp']
  await run('g++', [...options, ...sources, '-o', part, ...libraries, '-lz'], needed)
  await rename(part, program)
  return program
}

/** A program is missing that every picture needs. */
export class MissingProgram extends Error {}

/** Runs a program in its own right and gives what it wrote; `missing` says what to do when it is not installed. */
export function run(program: string, args: readonly string[], missing?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONPATH: artFolder, PYTHONDONTWRITEBYTECODE: '1' },
    })
    let output = ''
    let tail = ''
    const note = (text: string) => (tail = (tail + text).slice(-4000))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      note(text)
    })
    child.stderr.setEncoding('utf8').on('data', note)
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' && missing ? new MissingProgram(missing) : error),
    )
    child.on('close', (code) => {
      if (code === 0) return resolve(output)
      // Blender tells of every object it loads; what failed stands at the end.
      const failure = tail.replace(/^Fra:.*\n/gm, '').trim()
      reject(new Error(`${program} ended with ${code}:\n${failure}`))
    })
  })
}
