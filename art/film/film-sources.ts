/** Renders what the film needs beyond the finished pictures: the depth of its stills. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { cacheFolder, masterFile } from '../files.ts'
import { blender, compiled, makeMaster, run } from '../render.ts'
import { allScenes, artFolder, hash, masterKey, type Scene } from '../scenes.ts'
import type { FilmSources } from './make-film.ts'
import { shots } from './storyboard.ts'

const scenes = allScenes()

function sceneOf(id: string): Scene {
  const scene = scenes.find((each) => each.id === id)
  if (!scene) throw new Error(`The film shows ${id}, but there is no such scene`)
  return scene
}

const depthFile = (id: string) => `${cacheFolder}film/depth/${id}`

const parcels = () => scenes.filter(({ family }) => family === 'parcels')

/** Of the film: everything it shows, and the scripts that cut it. */
export const filmKey = (): string =>
  hash([
    ...shots.flatMap((shot) =>
      shot.kind === 'map' ? parcels().map(masterKey) : [masterKey(sceneOf(shot.picture))],
    ),
    ...globSync(`${artFolder}film/*.{ts,cpp}`)
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
    } else for (const parcel of parcels()) await makeMaster(parcel)
  return {
    master: (id) => masterFile(sceneOf(id)),
    depth: depthFile,
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

/** Makes a file unless it is there and was made from the same; its key is noted beside it. */
async function unlessCurrent(file: string, sources: readonly string[], make: (key: string) => Promise<void>) {
  const key = hash(sources)
  const note = `${dirname(file)}/${basename(file)}.key`
  if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8').trim() === key) return
  await make(key)
  await writeFile(note, `${key}\n`)
}
