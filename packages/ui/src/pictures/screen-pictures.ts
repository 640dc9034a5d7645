import { picturePath, type PictureFamily } from '@meridian/contract/rules/pictures'

/** A picture that belongs to a screen. */
export interface ScreenPicture {
  /** Its address, for `Picture`. */
  src: string
  /** What is seen. Where a picture only sets the mood behind words, the screen leaves it unsaid. */
  alt: string
  /** The upright picture that stands in for it on a phone. */
  phone?: string | undefined
  /** How wide it is drawn where that is wider than the page: a banner of fixed height cuts off its sides. */
  sizes?: string | undefined
}

const picture = (family: PictureFamily, name: string, alt: string): ScreenPicture => ({
  src: picturePath(family, name),
  alt,
})

/** The pictures that belong to screens, not to items. */
export const screenPictures = {
  homeHero: {
    ...picture(
      'heroes',
      'home-hero',
      'A caped traveller on a wet ledge faces the Gate, a ring of light over the night city, as fighters cross its glowing disc.',
    ),
    phone: picturePath('heroes', 'home-hero-phone'),
    sizes: 'max(100vw, 120rem)',
  },
  marketHero: {
    ...picture(
      'heroes',
      'market-hero',
      'A broken piece of a Gate hangs over a dais in a vault of laden shelves; a far arch opens on a city and a Gate at dusk.',
    ),
    sizes: '(width < 40rem) 62rem, max(100vw, 120rem)',
  },
  aboutHero: {
    ...picture(
      'heroes',
      'about-hero',
      'Freight ships leave the Gate in a long bend over a sea of fog as the sun comes up behind it.',
    ),
    sizes: '(width < 40rem) 60rem, max(100vw, 118rem)',
  },
  funnelHero: {
    ...picture(
      'heroes',
      'funnel-hero',
      'Fighters and freight ships pour out of the open Gate to both sides, high over a foggy night city.',
    ),
    sizes: '(width < 40rem) 48rem, max(100vw, 96rem)',
  },
  profileBanner: picture(
    'heroes',
    'profile-banner',
    'City towers stand in fog, blue on the left and amber on the right, where a thin ring of light hangs low.',
  ),
  story: picture(
    'heroes',
    'story',
    'Five travellers with lamps cross a ruined square towards a Gate that glows for the first time.',
  ),
  odyssey: picture(
    'fronts',
    'odyssey',
    'Two hooded stone giants flank a stair to a floating violet crystal; a small traveller with a lamp stands at its foot.',
  ),
  slipstream: picture(
    'fronts',
    'slipstream',
    'A red hover racer leans into a wet night track under red light arches, two rivals behind it and a low sun ahead.',
  ),
  dominion: picture(
    'fronts',
    'dominion',
    'A fortress with teal beacons and banners rises from fog full of lantern-lit ranks; a commander watches from a ridge.',
  ),
  instantSell: picture(
    'graphics',
    'instant-sell',
    'A violet crystal breaks up into a small glowing Gate; hexagonal coins fly out and stand in stacks.',
  ),
  notFound: picture(
    'graphics',
    'not-found',
    'A tiny traveller with a lamp faces a huge dead ring on a foggy plain; one segment still flickers cyan.',
  ),
} as const satisfies Record<string, ScreenPicture>
