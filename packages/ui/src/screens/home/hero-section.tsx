import { paths } from '@meridian/contract/rules/paths'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { homeMessages } from './home.messages.ts'

export interface HeroSectionProps {
  /** Download Game has no destination yet. */
  onDownload: () => void
}

/** The banner of the home page, 630 px high, with the slogan as the page's `h1` (Spec 1; Spec 9). */
export function HeroSection({ onDownload }: HeroSectionProps) {
  const messages = useMessages(homeMessages)
  return (
    <section data-slot="hero-section" className="relative isolate h-hero overflow-hidden">
      {/* Above the messages on a phone, so that the traveller stands free of them; behind them from tablets up. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-96 overflow-hidden sm:h-full">
        <Picture
          {...heroPictures.homeHero}
          priority
          className="size-full max-w-none animate-drift object-cover object-[50%_35%] min-[30rem]:object-[50%_55%] sm:object-[70%_50%]"
        />
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-t from-void from-5% to-transparent to-42% sm:bg-linear-to-r sm:from-void/95 sm:via-void/80 sm:via-52% sm:to-88% lg:via-void/65 lg:via-40% lg:to-70%"
        />
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 hidden h-40 bg-linear-to-t from-void to-transparent sm:block"
        />
      </div>
      <Container className="flex h-full flex-col items-start justify-end pb-6 sm:justify-center sm:pb-0">
        <p className="font-mono text-micro text-signal uppercase">{messages.eyebrow}</p>
        <h1 className="mt-3 max-w-xl font-display text-4xl sm:max-lg:max-w-md leading-[1.06] font-semibold tracking-tight sm:mt-4 sm:text-5xl lg:text-6xl">
          {messages.slogan}
        </h1>
        <p className="mt-4 max-w-md text-base leading-7 sm:max-lg:max-w-sm text-pretty text-ink/85 sm:mt-5 sm:text-lg sm:leading-8">
          {messages.blurb}
        </p>
        <div className="mt-7 flex flex-wrap gap-3 sm:mt-9">
          <Button asChild size="lg">
            <Link to={paths.market}>{messages.marketplace}</Link>
          </Button>
          <Button size="lg" tone="quiet" className="max-lg:hidden" onClick={onDownload}>
            {messages.download}
          </Button>
        </div>
      </Container>
    </section>
  )
}
