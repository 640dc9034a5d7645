import { paths } from '@meridian/contract/rules/paths'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { useMessages } from '../../lib/messages.ts'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { Hero } from '../../sections/hero/hero.tsx'
import { aboutMessages } from './about.messages.ts'

export interface AboutHeroProps {
  /** Download has no destination yet. */
  onDownload: () => void
}

/** Introduces the three games; holds the page's `h1` and, on wide screens, Download. */
export function AboutHero({ onDownload }: AboutHeroProps) {
  const messages = useMessages(aboutMessages)
  return (
    <Hero
      data-slot="about-hero"
      className="lg:min-h-hero lg:content-center"
      picture={heroPictures.aboutHero}
      eyebrow={messages.eyebrow}
      title={messages.title}
      lead={messages.blurb}
      actions={
        <>
          <ButtonLink size="lg" to={paths.market}>
            {messages.marketplace}
          </ButtonLink>
          <Button size="lg" tone="quiet" className="max-lg:hidden" onClick={onDownload}>
            {messages.download}
          </Button>
        </>
      }
      classNames={{
        backdrop: 'h-80 sm:h-full',
        picture: 'object-[76%_50%] lg:object-[70%_50%]',
        veil: 'from-5% to-transparent to-45% sm:bg-linear-to-r sm:from-void/95 sm:via-void/85 sm:via-50% sm:to-90% lg:from-void/90 lg:via-void/70 lg:via-42% lg:to-72%',
        body: 'pt-72 pb-6 sm:pt-24 sm:pb-24',
        title: 'text-4xl leading-[1.06] max-w-xl sm:mt-4 sm:max-lg:max-w-md',
        lead: 'max-w-lg sm:mt-5 sm:max-xl:max-w-sm',
      }}
    />
  )
}
