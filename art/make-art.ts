/**
 * `npm run tool -- art`: makes every picture that is missing or out of date. See README.md.
 *
 *   --only <names>   these pictures or families alone, such as `collectibles` or `heroes/home,ember-blade`
 *   --draft          small, quick previews into .cache/drafts, and nothing else
 *   --stage master   renders what has to be rendered, but encodes nothing
 *   --stage web      encodes what is rendered already, but renders nothing
 *   --keep           takes the rendered masters for current: their scenes changed, but not what is seen (compare a draft)
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { encode, removeStaleFiles } from './encode.ts'
import { publicFile, webFiles } from './files.ts'
import { filmKey, filmSources } from './film/film-sources.ts'
import { filmBudget, makeFilm } from './film/make-film.ts'
import { readManifest, updateManifest } from './manifest.ts'
import { isMasterCurrent, storeMaster, makeDraft, makeMaster, MissingProgram } from './render.ts'
import { addSound, soundKey } from './sound/make-sound.ts'
import { allScenes, pictureKey, vectorsKey, type Scene } from './scenes.ts'
import { makeVectors } from './vector/make-vectors.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    draft: { type: 'boolean' },
    stage: { type: 'string' },
    keep: { type: 'boolean' },
  },
})

try {
  await makeArt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function makeArt(): Promise<void> {
  if (options.stage !== undefined && !['master', 'web'].includes(options.stage))
    throw new Error(`There is no stage "${options.stage}", only "master" and "web"`)
  const scenes = chosenScenes()
  if (options.draft) return eachScene(scenes, async (scene) => console.log(await makeDraft(scene)))
  if (options.keep) return eachScene(scenes, storeMaster)
  if (options.stage === 'master') return eachScene(scenes, makeMaster)
  if (options.stage === 'web')
    return eachScene(scenes.filter(isOutOfDate).filter(isMasterCurrent), makePicture)

  await eachScene(scenes.filter(isOutOfDate), makePicture)
  if (options.only !== undefined) return
  await forgetStale()
  await makeDrawn()
  await makeMoving()
  await makeSounding()
}

function chosenScenes(): Scene[] {
  const scenes = allScenes()
  if (options.only === undefined) return scenes
  const names = options.only.split(',').map((name) => name.trim())
  const is = (name: string) => (scene: Scene) => [scene.id, scene.name, scene.family].includes(name)
  const unknown = names.filter((name) => !scenes.some(is(name)))
  if (unknown.length > 0) throw new Error(`There is no scene or family called ${unknown.join(', ')}`)
  return scenes.filter((scene) => names.some((name) => is(name)(scene)))
}

function isOutOfDate(scene: Scene): boolean {
  const record = readManifest().pictures[scene.id]
  return record?.key !== pictureKey(scene) || webFiles(scene).some(({ file }) => !existsSync(file))
}

async function makePicture(scene: Scene): Promise<void> {
  const key = pictureKey(scene)
  await makeMaster(scene)
  const record = { key, ...(await encode(scene)) }
  // Read again, as another run may have finished a picture meanwhile.
  await updateManifest({ pictures: { ...readManifest().pictures, [scene.id]: record } })
}

/** One after the other; a scene that fails stops none of the others. */
async function eachScene(scenes: readonly Scene[], make: (scene: Scene) => Promise<void>): Promise<void> {
  const failures: string[] = []
  for (const [i, scene] of scenes.entries()) {
    const began = performance.now()
    try {
      await make(scene)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${scene.id}: ${seconds} s (${i + 1} of ${scenes.length})`)
    } catch (error) {
      if (error instanceof MissingProgram) throw error
      failures.push(scene.id)
      console.error(`${scene.id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (failures.length > 0) throw new Error(`Not made: ${failures.join(', ')}`)
  if (scenes.length === 0) console.log('Every picture is up to date')
}

/** Pictures whose scene is gone leave the site and the manifest. */
async function forgetStale(): Promise<void> {
  const scenes = allScenes()
  for (const file of await removeStaleFiles(scenes)) console.log(`removed ${file}`)
  const { pictures } = readManifest()
  const current = Object.entries(pictures).filter(([id]) => scenes.some((scene) => scene.id === id))
  if (current.length < Object.keys(pictures).length)
    await updateManifest({ pictures: Object.fromEntries(current) })
}

/** The icons and share cards, when their scripts changed or a file is missing. */
async function makeDrawn(): Promise<void> {
  const key = vectorsKey()
  const { vectors } = readManifest()
  if (vectors.key === key && vectors.files.every((file) => existsSync(publicFile(`/${file}`)))) return
  const files = await makeVectors(publicFile('/'))
  await updateManifest({ vectors: { key, files: files.sort() } })
  console.log(`${files.length} icons and share cards drawn`)
}

/** The film, when anything it shows or the way it is cut changed. */
async function makeMoving(): Promise<void> {
  const key = filmKey()
  const { film } = readManifest()
  const folder = publicFile('/film')
  if (film.key === key && Object.keys(film.bytes).every((file) => existsSync(`${folder}/${file}`))) return
  await updateManifest({
    film: { key, bytes: await makeFilm(await filmSources(), folder), budget: filmBudget },
    sound: { key: '' },
  })
  console.log('The film is cut')
}

/** The film's sound, when the film was cut anew or the score has changed. */
async function makeSounding(): Promise<void> {
  const key = soundKey()
  const { film, sound } = readManifest()
  if (sound.key === key) return
  const bytes = { ...film.bytes, ...(await addSound(publicFile('/film'))) }
  await updateManifest({ film: { ...film, bytes }, sound: { key } })
  console.log('The film has its sound')
}
