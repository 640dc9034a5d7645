/** Renders what the film needs beyond the finished pictures: the depth of its stills. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { cacheFolder, masterFile } from '../files.ts'
import { blender, compiled, makeMaster, render, run } from '../render.ts'
import { allScenes, artFolder, hash, masterKey, type Scene } from '../scenes.ts'
import type { FilmSources } from './make-film.ts'
import { framesOf, shots, type Shot, type TakeShot } from './storyboard.ts'

const scenes = allScenes()

function sceneOf(id: string): Scene {
  const scene = scenes.find((each) => each.id === id)
  if (!scene) throw new Error(`The film shows ${id}, but there is no such scene`)
  return scene
}

const depthFile = (id: string) => `${cacheFolder}film/depth/${id}`

const takeScript = ({ name }: TakeShot) => `${artFolder}film/takes/${name}.py`
const takeFrameFile = ({ name }: TakeShot, frame: number) =>
  `${cacheFolder}film/takes/${name}/${frameNumber(frame)}.png`

/** As scripts number the frames they render. */
const frameNumber = (frame: number) => String(frame).padStart(4, '0')

const parcels = () => scenes.filter(({ family }) => family === 'parcels')

/** Of the film: everything it shows, and the scripts that cut it. */
export const filmKey = (): string =>
  hash([
    ...shots.flatMap((shot) => scripts(shot).map(masterKey)),
    ...globSync(`${artFolder}film/*.{ts,cpp}`)
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .map((file) => readFileSync(file, 'utf8')),
  ])

/** The scripts behind what a shot shows. */
function scripts(shot: Shot): Pick<Scene, 'file'>[] {
  if (shot.kind === 'map') return parcels()
  return [shot.kind === 'take' ? { file: takeScript(shot) } : sceneOf(shot.picture)]
}

/** Makes what is missing of the film's sources, and tells where they lie. */
export async function filmSources(): Promise<FilmSources> {
  for (const shot of shots)
    if (shot.kind === 'take') await makeTake(shot)
    else if (shot.kind === 'still') {
      await makeMaster(sceneOf(shot.picture))
      await makeDepth(sceneOf(shot.picture))
    } else for (const parcel of parcels()) await makeMaster(parcel)
  return {
    master: (id) => masterFile(sceneOf(id)),
    depth: depthFile,
    takeFrame: takeFrameFile,
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

/** Frame by frame, so that a take that was stopped goes on where it was. */
async function makeTake(shot: TakeShot): Promise<void> {
  const frames = framesOf(shot)
  const file = takeScript(shot)
  for (let frame = 0; frame < frames; frame++) {
    const target = takeFrameFile(shot, frame)
    await unlessCurrent(target, [masterKey({ file }), `${frame} of ${frames}`], () =>
      render({ name: `${shot.name}-${frameNumber(frame)}`, file }, target, [
        `frame=${frame}`,
        `frames=${frames}`,
      ]),
    )
  }
}

/** Makes a file unless it is there and was made from the same; its key is noted beside it. */
async function unlessCurrent(file: string, sources: readonly string[], make: (key: string) => Promise<void>) {
  const key = hash(sources)
  const note = `${dirname(file)}/${basename(file)}.key`
  if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8').trim() === key) return
  await make(key)
  await writeFile(note, `${key}\n`)
}
