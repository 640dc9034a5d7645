import { paths } from '@meridian/contract/rules/paths'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { aboutMessages } from './about.messages.ts'

export interface AboutHeroProps {
  /** Download has no destination yet. */
  onDownload: () => void
}

/** What the three games are, before the Gate at dawn; holds the page's `h1` and, on wide screens, Download (Spec 1). */
export function AboutHero({ onDownload }: AboutHeroProps) {
  const messages = useMessages(aboutMessages)
  return (
    <section
      data-slot="about-hero"
      className="relative isolate overflow-hidden lg:min-h-hero lg:content-center"
    >
      {/* Above the messages on a phone, behind them from tablets up. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-80 overflow-hidden sm:h-full">
        <Picture
          {...heroPictures.aboutHero}
          priority
          className="size-full max-w-none animate-drift object-cover object-[76%_50%] lg:object-[70%_50%]"
        />
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-t from-void from-5% to-transparent to-45% sm:bg-linear-to-r sm:from-void/95 sm:via-void/85 sm:via-50% sm:to-90% lg:from-void/90 lg:via-void/70 lg:via-42% lg:to-72%"
        />
        <div
          aria-hidden
          className="absolute inset-x-0 bottom-0 hidden h-40 bg-linear-to-t from-void to-transparent sm:block"
        />
      </div>
      <Container className="pt-72 pb-6 sm:pt-24 sm:pb-24">
        <p className="font-mono text-micro text-signal uppercase">{messages.eyebrow}</p>
        <h1 className="mt-3 max-w-xl font-display text-4xl leading-[1.06] font-semibold tracking-tight sm:mt-4 sm:text-5xl sm:max-lg:max-w-md lg:text-6xl">
          {messages.title}
        </h1>
        <p className="mt-4 max-w-lg text-base leading-7 text-pretty text-ink/85 sm:mt-5 sm:text-lg sm:leading-8 sm:max-xl:max-w-sm">
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
