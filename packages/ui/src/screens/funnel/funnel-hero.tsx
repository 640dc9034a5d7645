import { paths } from '@meridian/contract/rules/paths'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { StatTile } from '../../components/stat-tile/stat-tile.tsx'
import { campaign } from '../../content/campaign.ts'
import { useMessages } from '../../lib/messages.ts'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { Hero } from '../../sections/hero/hero.tsx'
import { funnelMessages } from './funnel.messages.ts'

/** Introduces the campaign with its four figures; holds the page's `h1`. */
export function FunnelHero() {
  const messages = useMessages(funnelMessages)
  return (
    <Hero
      data-slot="funnel-hero"
      picture={heroPictures.funnelHero}
      eyebrow={messages.eyebrow}
      title={messages.title}
      lead={messages.blurb}
      actions={
        <>
          <ButtonLink size="lg" to={paths.market}>
            {messages.explore}
          </ButtonLink>
          <ButtonLink size="lg" tone="quiet" to={paths.collectibles}>
            {/* Sell Now is on that page. */}
            {messages.sell}
          </ButtonLink>
        </>
      }
      classNames={{
        // High enough for the Gate to stand free above the text, however wide the window.
        backdrop: 'h-80 sm:h-[26rem] lg:h-[max(40rem,41.7vw)]',
        picture: 'object-top',
        veil: 'from-5% via-void/85 via-28% to-transparent to-52%',
        foot: '',
        body: 'pt-60 text-center sm:pt-76 lg:pt-[max(27.5rem,29.5vw)]',
        eyebrow: 'text-gate',
        title: 'mx-auto max-w-3xl text-[2rem] leading-[1.06] min-[23.4rem]:text-4xl',
        lead: 'mx-auto max-w-xl sm:mt-5',
        actions: 'justify-center',
      }}
    >
      <ul className="mt-14 grid grid-cols-2 gap-x-4 gap-y-7 border-y border-seam py-8 text-left lg:mt-16 lg:grid-cols-4 lg:py-10">
        {campaign.stats.map(({ value, label }) => (
          <li key={label}>
            <StatTile value={value} label={label} />
          </li>
        ))}
      </ul>
    </Hero>
  )
}
