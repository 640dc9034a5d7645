/** Renders what the film needs beyond the finished pictures: the depth of its stills and the frames of its orbits. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { cacheFolder, masterFile } from '../files.ts'
import { blender, compiled, developProgram, makeMaster, run } from '../render.ts'
import { allScenes, artFolder, masterKey, type Scene } from '../scenes.ts'
import type { FilmSources } from './make-film.ts'
import { framesOf, shots, type OrbitShot } from './storyboard.ts'

/** Frames of an orbit are rendered smaller than the film: they move, and nobody sees the difference. */
const orbitSize = { width: 960, height: 540, samples: 20 }

const scenes = allScenes()

function sceneOf(id: string): Scene {
  const scene = scenes.find((each) => each.id === id)
  if (!scene) throw new Error(`The film shows ${id}, but there is no such scene`)
  return scene
}

const depthFile = (id: string) => `${cacheFolder}film/depth/${id}.pgm`
const orbitFolder = (id: string) => `${cacheFolder}film/orbit/${id}/`
const frameFile = (id: string, frame: number) => `${orbitFolder(id)}${String(frame).padStart(4, '0')}.png`

const parcels = () => scenes.filter(({ family }) => family === 'parcels')

/** Of the film: everything it shows, and the scripts that cut it. */
export const filmKey = (): string =>
  hash([
    ...shots.flatMap((shot) =>
      shot.kind === 'map'
        ? parcels().map(masterKey)
        : [masterKey(sceneOf(shot.kind === 'still' ? shot.picture : shot.scene))],
    ),
    ...globSync(`${artFolder}film/*.{ts,py,cpp}`)
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .map((file) => readFileSync(file, 'utf8')),
  ])

/** Makes what is missing of the film's sources, and tells where they lie. */
export async function filmSources(): Promise<FilmSources> {
  for (const shot of shots)
    if (shot.kind === 'still') {
      await makeMaster(sceneOf(shot.picture))
      await makeDepth(sceneOf(shot.picture))
    } else if (shot.kind === 'orbit') await makeOrbit(shot)
    else for (const parcel of parcels()) await makeMaster(parcel)
  return {
    master: (id) => masterFile(sceneOf(id)),
    depth: depthFile,
    orbitFrame: frameFile,
    parcels: parcels().map(masterFile),
  }
}

async function makeDepth(scene: Scene): Promise<void> {
  const target = depthFile(scene.id)
  const tool = `${artFolder}film/depth.cpp`
  await unlessCurrent(target, [masterKey(scene), await readFile(tool, 'utf8')], async (key) => {
    const folder = `${cacheFolder}renders/depth-${process.pid}/`
    await mkdir(dirname(target), { recursive: true })
    // Four samples show no light worth seeing, but exact distances.
    await blender(scene.file, [`out=${folder}`, 'spp=4'])
    const program = await compiled(`depth-${key}`, [tool, `${artFolder}develop/image.cpp`])
    await run(program, [`${folder}${scene.name}_a.exr`, target])
    await rm(folder, { recursive: true })
  })
}

async function makeOrbit(shot: OrbitShot): Promise<void> {
  const scene = sceneOf(shot.scene)
  const script = `${artFolder}film/orbit.py`
  const frames = framesOf(shot)
  const folder = orbitFolder(scene.id)
  const key = [
    masterKey(scene),
    await readFile(script, 'utf8'),
    JSON.stringify([shot.from, shot.to, frames, orbitSize]),
  ]
  await unlessCurrent(`${folder}frames`, key, async () => {
    const { width, height, samples } = orbitSize
    await mkdir(folder, { recursive: true })
    await blender(script, [
      `scene=${scene.file}`,
      `frames=${frames}`,
      `from=${shot.from}`,
      `to=${shot.to}`,
      `width=${width}`,
      `height=${height}`,
      `spp=${samples}`,
      `out=${folder}`,
    ])
    const develop = await developProgram()
    for (let frame = 0; frame < frames; frame++) {
      const stem = `${folder}${scene.name}-${String(frame).padStart(4, '0')}`
      const { args } = JSON.parse(await readFile(`${stem}.grade.json`, 'utf8')) as { args: string[] }
      await run(develop, [`${stem}_a.exr`, `${stem}_b.exr`, frameFile(scene.id, frame), ...args])
      for (const file of globSync(`${stem}*`)) await rm(file)
    }
    await writeFile(`${folder}frames`, `${frames}\n`)
  })
}

/** Makes a file unless it is there and was made from the same; its key is noted beside it. */
async function unlessCurrent(file: string, sources: readonly string[], make: (key: string) => Promise<void>) {
  const key = hash(sources)
  const note = `${dirname(file)}/${basename(file)}.key`
  if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8').trim() === key) return
  await make(key)
  await writeFile(note, `${key}\n`)
}

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 32)
}
