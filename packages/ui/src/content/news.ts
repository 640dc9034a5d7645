import { picturePath } from '../pictures/pictures.ts'
import { screenPictures } from '../pictures/screen-pictures.ts'

/** The one featured item; static. */
export const featuredNews = {
  day: '15 June 2117',
  title: 'Ring Station Nine opens its docks to owners',
  text: 'After forty years of dark running, a quarter of the orbital ring is lit again. Holders of a dock may berth two ships each, and the first convoy through the Gate lands there tonight.',
  image: picturePath('parcels', 'ring-station-nine'),
  imageAlt:
    'A quarter of a space station ring with a lit street and two docks hangs over the night side of a blue planet.',
}

/** The three update items, each with the part of its picture that an upright strip shows; static. */
export const newsUpdates = [
  {
    day: '12 June 2117',
    title: 'Slipstream: the night circuit returns',
    text: 'Nine gates, no brakes, and a new line under the old harbour wall.',
    picture: screenPictures.slipstream,
    focus: 'object-[84%_50%]',
  },
  {
    day: '9 June 2117',
    title: 'Dominion: borders redrawn at the crater',
    text: 'Three houses claim the same glass. Parcels on the rim change hands daily.',
    picture: screenPictures.dominion,
    focus: 'object-[78%_50%]',
  },
  {
    day: '4 June 2117',
    title: 'Odyssey: a second sun in the Gate',
    text: 'Pathfinders report a light that was not on any map. Helms are advised.',
    picture: screenPictures.odyssey,
    focus: 'object-[58%_50%]',
  },
]
