import { ownPictureFiles } from '@meridian-2117/ui/pictures/pictures'
import { ownPlaceholder } from '@meridian-2117/ui/pictures/placeholders'

/** The pictures of all stories. A host may serve the built Storybook from a folder. */
export const storyPictures = {
  filesOf: ownPictureFiles,
  placeholderOf: ownPlaceholder,
  folder: /^(.*)\/iframe\.html$/.exec(location.pathname)?.[1] ?? '',
}
