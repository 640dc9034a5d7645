import { paths } from '@meridian/contract/rules/paths'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { StatTile } from '../../components/stat-tile/stat-tile.tsx'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { funnelMessages } from './funnel.messages.ts'
import { campaign } from '../../content/campaign.ts'

/** What the campaign is for, under the Gate, and its four figures; holds the page's `h1` (Spec 2, Funnel page). */
export function FunnelHero() {
  const messages = useMessages(funnelMessages)
  return (
    <section data-slot="funnel-hero" className="relative isolate overflow-hidden">
      {/* As high as it takes for the Gate to stand free above the messages, however wide the window. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-80 overflow-hidden sm:h-[26rem] lg:h-[max(40rem,41.7vw)]">
        <Picture
          {...heroPictures.funnelHero}
          priority
          className="size-full max-w-none animate-drift object-cover object-top"
        />
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-t from-void from-5% via-void/85 via-28% to-transparent to-52%"
        />
      </div>
      <Container className="pt-60 text-center sm:pt-76 lg:pt-[max(27.5rem,29.5vw)]">
        <p className="font-mono text-micro text-gate uppercase">{messages.eyebrow}</p>
        <h1 className="mx-auto mt-3 max-w-3xl font-display text-[2rem] leading-[1.06] font-semibold tracking-tight min-[23.4rem]:text-4xl sm:text-5xl lg:text-6xl">
          {messages.title}
        </h1>
        <p className="mx-auto mt-4 max-w-xl text-base leading-7 text-pretty text-ink/85 sm:mt-5 sm:text-lg sm:leading-8">
          {messages.blurb}
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3 sm:mt-9">
          <Button asChild size="lg">
            <Link to={paths.market}>{messages.explore}</Link>
          </Button>
          <Button asChild size="lg" tone="quiet">
            {/* Where Sell Now stands. */}
            <Link to={paths.collectibles}>{messages.sell}</Link>
          </Button>
        </div>
        <ul className="mt-14 grid grid-cols-2 gap-x-4 gap-y-7 border-y border-seam py-8 text-left lg:mt-16 lg:grid-cols-4 lg:py-10">
          {campaign.stats.map(({ value, label }) => (
            <li key={label}>
              <StatTile value={value} label={label} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
