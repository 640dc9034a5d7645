import { paths } from '@meridian-2117/contract/paths/paths'
import { picturePath } from '../pictures/pictures.ts'
import { screenPictures } from '../pictures/screen-pictures.ts'

/** Something one owns that counts in a game. */
const gear = (name: string, slug: string) => ({ name, image: picturePath('collectibles', slug) })

/** The three games of the About page; static. */
export const fronts = [
  {
    name: 'Odyssey',
    kind: 'Quest',
    call: 'Walk through, and bring something back.',
    text: 'The far side keeps no maps. Crews cross on foot, read what the builders carved into the stone, and come home with things nobody has a name for. Every relic in the market began as somebody’s long walk.',
    picture: screenPictures.odyssey,
    facts: [
      { term: 'Played', description: 'Alone, or as a crew of four' },
      { term: 'You bring', description: 'Helms, lamps, companions' },
      { term: 'You keep', description: 'Whatever you carry out' },
    ],
    gear: [
      gear('Vanguard Helm', 'vanguard-helm'),
      gear('Astral Shard', 'astral-shard'),
      gear('Lantern Scarab', 'lantern-scarab'),
    ],
    link: { label: 'Find a relic', to: paths.collectibles },
  },
  {
    name: 'Slipstream',
    kind: 'Racing',
    call: 'Race the light around the ring.',
    text: 'Nine gates to a lap, on a track that stays open for as long as the ring is lit. Engines are owned here, never rented. A hull that has won once is worth more than one that has not, and everybody at the rail knows which is which.',
    picture: screenPictures.slipstream,
    facts: [
      { term: 'Played', description: 'Heats of twelve, all night' },
      { term: 'You bring', description: 'Racers, bikes, nerve' },
      { term: 'You keep', description: 'The purse, and a name on the hull' },
    ],
    gear: [
      gear('Stiletto Racer', 'stiletto-racer'),
      gear('Nightjar Gravbike', 'nightjar-gravbike'),
      gear('Slipstream Wasp', 'slipstream-wasp'),
    ],
    link: { label: 'Find a racer', to: paths.collectibles },
  },
  {
    name: 'Dominion',
    kind: 'Realm conquest',
    call: 'Hold the ground that everyone wants.',
    text: 'The land under a Gate pays whoever can hold it. Houses borrow, betray and build for it, over real parcels with real owners. Borders are redrawn every Sunday, and the map on the wall is wrong by Monday.',
    picture: screenPictures.dominion,
    facts: [
      { term: 'Played', description: 'Seasons of ninety days' },
      { term: 'You bring', description: 'Land, plate, allies' },
      { term: 'You keep', description: 'The ground, until somebody takes it' },
    ],
    gear: [
      { name: 'Caldera Ridge', image: picturePath('parcels', 'caldera-ridge') },
      gear('Palisade Strider', 'palisade-strider'),
      gear('Ember Blade', 'ember-blade'),
    ],
    link: { label: 'Find ground', to: paths.lands },
  },
] as const

/** One of the three games. */
export type Front = (typeof fronts)[number]
