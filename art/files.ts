/** The places of all files that are made from scenes. */
import { fileURLToPath } from 'node:url'
import { pictureFile, pictureShape, type PictureFormat } from '@meridian-2117/ui/pictures/pictures'
import { artFolder, type Scene } from './scenes.ts'

const projectFolder = fileURLToPath(new URL('../', import.meta.url))

/** The folder of intermediate files, which are not committed. */
export const cacheFolder = `${artFolder}.cache/`

export const manifestFile = `${artFolder}manifest.json`

/** The module of placeholders, read by the site. */
export const placeholdersFile = `${projectFolder}packages/ui/src/pictures/placeholder-images.ts`

/** The finished picture without loss, and beside it the key it was made from. */
export const masterFile = ({ id }: Scene): string => `${cacheFolder}masters/${id}.png`
export const masterKeyFile = ({ id }: Scene): string => `${cacheFolder}masters/${id}.key`

export const draftFile = ({ id }: Scene): string => `${cacheFolder}drafts/${id}.png`

/** Returns the file behind an address such as `/pictures/collectibles/ember-blade-640.avif`. */
export const publicFile = (address: string): string => `${projectFolder}apps/site/public${address}`

export const formats = ['avif', 'webp'] as const satisfies readonly PictureFormat[]

/** Every file a picture has on the site: its width, its format and where it lies. */
export const webFiles = ({ family, name }: Scene) =>
  pictureShape(family, name).widths.flatMap((width) =>
    formats.map((format) => ({ width, format, file: publicFile(pictureFile(family, name, width, format)) })),
  )
