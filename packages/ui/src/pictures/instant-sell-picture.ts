import { picturePath } from '@meridian/contract/rules/pictures'
import type { ScreenPicture } from './screen-pictures.ts'

/** Of the first card of a market; by itself, as the pages of a market show none of the other pictures of screens. */
export const instantSellPicture: ScreenPicture = {
  src: picturePath('graphics', 'instant-sell'),
  alt: 'A violet crystal breaks up into a small Gate; coins fly out and stand in stacks.',
}
