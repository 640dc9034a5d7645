import { paths } from '@meridian-2117/contract/paths/paths'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { StatTile } from '../../components/stat-tile/stat-tile.tsx'
import { campaign } from '../../content/campaign.ts'
import { useMessages } from '../../lib/messages.ts'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import {
  Hero,
  HeroActions,
  HeroBackdrop,
  HeroBody,
  HeroEyebrow,
  HeroImage,
  HeroLead,
  HeroTitle,
  HeroVeil,
} from '../../sections/hero/hero.tsx'
import { funnelMessages } from './funnel.messages.ts'

/** Introduces the campaign with its four figures; holds the page's `h1`. */
export function FunnelHero() {
  const messages = useMessages(funnelMessages)
  return (
    <Hero data-slot="funnel-hero">
      {/* High enough for the Gate above the text, in any window width. */}
      <HeroBackdrop className="h-80 sm:h-[26rem] lg:h-[max(40rem,41.7vw)]">
        <HeroImage {...heroPictures.funnelHero} className="object-top" />
        <HeroVeil className="from-5% via-void/85 via-28% to-transparent to-52%" />
      </HeroBackdrop>
      <HeroBody className="pt-60 text-center sm:pt-76 lg:pt-[max(27.5rem,29.5vw)]">
        <HeroEyebrow className="text-gate">{messages.eyebrow}</HeroEyebrow>
        <HeroTitle className="mx-auto max-w-3xl text-[2rem] leading-[1.06] min-[23.4rem]:text-4xl">
          {messages.title}
        </HeroTitle>
        <HeroLead className="mx-auto max-w-xl sm:mt-5">{messages.blurb}</HeroLead>
        <HeroActions className="justify-center">
          <ButtonLink size="lg" to={paths.market}>
            {messages.explore}
          </ButtonLink>
          {/* That page has Sell Now. */}
          <ButtonLink size="lg" tone="quiet" to={paths.collectibles}>
            {messages.sell}
          </ButtonLink>
        </HeroActions>
        <ul className="mt-14 grid grid-cols-2 gap-x-4 gap-y-7 border-y border-seam py-8 text-left lg:mt-16 lg:grid-cols-4 lg:py-10">
          {campaign.stats.map(({ value, label }) => (
            <li key={label}>
              <StatTile value={value} label={label} />
            </li>
          ))}
        </ul>
      </HeroBody>
    </Hero>
  )
}
