import { picturePath } from './pictures.ts'

/** A picture behind the heading of a page. */
export interface HeroPicture {
  /** The picture's address, for `Picture`. */
  src: string
  /** Empty, as the picture is decorative. */
  alt: ''
  /** The upright picture for phones. */
  phone?: string | undefined
  /** The drawn width where it exceeds the page, as `sizes`. A banner of fixed height crops the sides. */
  sizes?: string | undefined
}

const hero = (name: string) => ({ src: picturePath('heroes', name), alt: '' }) as const

/** The pictures behind the headings of pages. */
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
