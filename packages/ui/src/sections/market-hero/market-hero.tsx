import { useId, type ReactNode } from 'react'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { StatTile } from '../../components/stat-tile/stat-tile.tsx'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { marketMessages } from './market-hero.messages.ts'
import { marketStats } from './market-stats.ts'

export interface MarketHeroProps {
  /** A search box under the blurb; only the Overview has one. */
  search?: ReactNode
}

/** The banner that the market's pages share: slogan, blurb and four fixed figures (Spec 2, Market screens). Holds the page's `h1`. */
export function MarketHero({ search }: MarketHeroProps) {
  const messages = useMessages(marketMessages)
  const headingId = useId()
  return (
    <section
      data-slot="market-hero"
      aria-labelledby={headingId}
      className="relative isolate overflow-hidden border-b border-seam"
    >
      {/* Above the messages on a phone, behind them from tablets up. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-72 sm:h-full">
        <Picture
          {...heroPictures.marketHero}
          priority
          className="size-full max-w-none animate-drift object-cover object-[74%_50%] sm:object-[54%_50%] lg:object-[64%_50%] xl:object-[80%_50%]"
        />
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-t from-void from-5% via-void/50 via-25% to-transparent to-50% sm:bg-linear-to-r sm:from-15% sm:via-void/85 sm:via-55% sm:to-95% lg:via-void/80 lg:via-45% lg:to-75% xl:from-10% xl:via-void/65 xl:via-38% xl:to-64%"
        />
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 hidden h-44 bg-linear-to-t from-void via-void/60 to-transparent sm:block"
        />
      </div>
      <Container className="pt-64 pb-10 sm:pt-20 lg:pt-24 lg:pb-12">
        <p className="font-mono text-micro text-signal uppercase">{messages.eyebrow}</p>
        <h1
          id={headingId}
          className="mt-3 font-display text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl lg:text-6xl"
        >
          {messages.title}
        </h1>
        <p className="mt-4 max-w-lg text-base sm:max-lg:max-w-sm lg:max-xl:max-w-md leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8">
          {messages.blurb}
        </p>
        {search && <div className="mt-8 max-w-md">{search}</div>}
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-6 sm:mt-12 sm:grid-cols-4 lg:mt-16 lg:max-w-4xl">
          {marketStats.map(({ name, value }) => (
            <li key={name}>
              <StatTile value={value} label={messages[name]} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
