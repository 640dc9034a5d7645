/** The scenes there are, and their keys: a picture is made again when, and only when, its key changed. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureFamilies, pictureShape, type PictureFamily } from '@meridian-2117/ui/pictures/pictures'
import { encodingOf, lowestQuality } from './families.ts'
import { reachedSources } from './python-sources.ts'

/** This folder, with a slash at its end. */
export const artFolder = fileURLToPath(new URL('.', import.meta.url))

export interface Scene {
  family: PictureFamily
  name: string
  /** `collectibles/ember-blade`: how the picture is called in the manifest and on the command line. */
  id: string
  /** The Python file, absolute. */
  file: string
}

/** Every scene of every family, in order. A file whose name starts with `_` is a module that scenes share. */
export function allScenes(): Scene[] {
  return pictureFamilies.flatMap((family) =>
    globSync(`${artFolder}scenes/${family}/*.py`)
      .map((file) => ({ file, name: basename(file, '.py') }))
      .filter(({ name }) => !name.startsWith('_'))
      .map(({ file, name }) => ({ family, name, id: `${family}/${name}`, file }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  )
}

/** Of the picture as it is rendered and developed. */
export const masterKey = ({ file }: Pick<Scene, 'file'>): string =>
  hash([...reachedSources(readFileSync(file, 'utf8'), readModule), ...developSources()])

/** Of the picture's files for the web. */
export const pictureKey = (scene: Scene): string =>
  hash([
    masterKey(scene),
    JSON.stringify([encodingOf(scene.family, scene.name), lowestQuality]),
    JSON.stringify(pictureShape(scene.family, scene.name)),
  ])

/** Of what is drawn rather than rendered, and of the heroes that the share cards show. */
export const vectorsKey = (): string =>
  hash([
    ...globSync([
      `${artFolder}vector/**/*.ts`,
      `${artFolder}../packages/ui/src/components/logo/logo-shapes.ts`,
    ])
      .sort()
      .map((file) => readFileSync(file, 'utf8')),
    ...allScenes()
      .filter(({ family }) => family === 'heroes')
      .map(pictureKey),
  ])

/** Of the program that develops renders. */
export const developKey = (): string => hash(developSources())

function readModule(module: string): string | undefined {
  const file = `${artFolder}${module.replaceAll('.', '/')}.py`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The C++ files without their comments. */
const developSources = (): string[] =>
  globSync(`${artFolder}develop/*.{cpp,h}`)
    .sort()
    .map((file) =>
      readFileSync(file, 'utf8').replace(
        /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\/.*|\/\*[^]*?\*\//g,
        (_, string: string | undefined) => string ?? '',
      ),
    )

/** The key of something made from these. */
export function hash(parts: readonly string[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 32)
}
