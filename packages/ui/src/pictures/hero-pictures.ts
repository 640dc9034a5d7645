import { picturePath } from '@meridian/contract/rules/pictures'

/** A picture behind the first words of a page. */
export interface HeroPicture {
  /** Its address, for `Picture`. */
  src: string
  /** It sets the mood behind words, so nothing is said of it. */
  alt: ''
  /** The upright picture that stands in for it on a phone. */
  phone?: string | undefined
  /** The drawn width where it exceeds the page, as `sizes`. A banner of fixed height crops the sides. */
  sizes?: string | undefined
}

const hero = (name: string) => ({ src: picturePath('heroes', name), alt: '' }) as const

/** The pictures behind the first words of a page. */
export const heroPictures = {
  homeHero: {
    ...hero('home-hero'),
    phone: picturePath('heroes', 'home-hero-phone'),
    sizes: 'max(100vw, 120rem)',
  },
  marketHero: { ...hero('market-hero'), sizes: '(width < 40rem) 62rem, max(100vw, 120rem)' },
  aboutHero: { ...hero('about-hero'), sizes: '(width < 40rem) 60rem, max(100vw, 118rem)' },
  funnelHero: { ...hero('funnel-hero'), sizes: '(width < 40rem) 48rem, max(100vw, 96rem)' },
  profileHero: hero('profile-hero'),
} as const satisfies Record<string, HeroPicture>
