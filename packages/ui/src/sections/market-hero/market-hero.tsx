import type { ReactNode } from 'react'
import { StatTile } from '../../components/stat-tile/stat-tile.tsx'
import { useMessages } from '../../lib/messages.ts'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import {
  Hero,
  HeroBackdrop,
  HeroBody,
  HeroEyebrow,
  HeroFoot,
  HeroImage,
  HeroLead,
  HeroTitle,
  HeroVeil,
} from '../hero/hero.tsx'
import { marketHeroMessages } from './market-hero.messages.ts'

export interface MarketHeroProps {
  /** A search box under the blurb; only the Overview has one. */
  search?: ReactNode
}

/**
 * The banner that the market's pages share: slogan, blurb and four fixed figures. Holds the page's `h1`.
 *
 * Use it on the pages of the market; `MarketPage` has it. Any other banner is a `Hero`.
 */
export function MarketHero({ search }: MarketHeroProps) {
  const messages = useMessages(marketHeroMessages)
  return (
    <Hero data-slot="market-hero" className="border-b border-seam">
      <HeroBackdrop className="h-72 sm:h-full">
        <HeroImage
          {...heroPictures.marketHero}
          className="object-[74%_50%] sm:object-[54%_50%] lg:object-[64%_50%] xl:object-[80%_50%]"
        />
        <HeroVeil className="from-5% via-void/50 via-25% to-transparent to-50% sm:bg-linear-to-r sm:from-15% sm:via-void/85 sm:via-55% sm:to-95% lg:via-void/80 lg:via-45% lg:to-75% xl:from-10% xl:via-void/65 xl:via-38% xl:to-64%" />
        <HeroFoot className="h-44 via-void/60" />
      </HeroBackdrop>
      <HeroBody className="pt-64 pb-10 sm:pt-20 lg:pt-24 lg:pb-12">
        <HeroEyebrow>{messages.eyebrow}</HeroEyebrow>
        <HeroTitle className="leading-[1.08]">{messages.title}</HeroTitle>
        <HeroLead className="max-w-lg sm:max-lg:max-w-sm lg:max-xl:max-w-md">{messages.blurb}</HeroLead>
        {search && <div className="mt-8 max-w-md">{search}</div>}
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-6 sm:mt-12 sm:grid-cols-4 lg:mt-16 lg:max-w-4xl">
          {marketStats.map(({ name, value }) => (
            <li key={name}>
              <StatTile value={value} label={messages[name]} />
            </li>
          ))}
        </ul>
      </HeroBody>
    </Hero>
  )
}

/** Fixed, never counted (docs/product.md#market). */
const marketStats = [
  { name: 'totalItem', value: '5K' },
  { name: 'totalVolume', value: '50.5K' },
  { name: 'listed', value: '3.5K' },
  { name: 'owners', value: '2.6K' },
] as const
