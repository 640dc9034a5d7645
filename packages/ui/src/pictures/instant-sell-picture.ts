import { picturePath } from './pictures.ts'
import type { ScreenPicture } from './screen-pictures.ts'

/**
 * The picture of a market's first card; in a separate module, as the market's pages show no other picture of screens.
 */
export const instantSellPicture: ScreenPicture = {
  src: picturePath('graphics', 'instant-sell'),
  alt: 'A violet crystal breaks up into a small Gate; coins fly out and stand in stacks.',
}
