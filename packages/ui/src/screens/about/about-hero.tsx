import { paths } from '@meridian-2117/contract/paths/paths'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { useMessages } from '../../lib/messages.ts'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import {
  Hero,
  HeroActions,
  HeroBackdrop,
  HeroBody,
  HeroEyebrow,
  HeroFoot,
  HeroImage,
  HeroLead,
  HeroTitle,
  HeroVeil,
} from '../../sections/hero/hero.tsx'
import { aboutMessages } from './about.messages.ts'

export interface AboutHeroProps {
  /** Download has no destination yet. */
  onDownload: () => void
}

/** Introduces the three games; has the page's `h1` and, on wide screens, Download. */
export function AboutHero({ onDownload }: AboutHeroProps) {
  const messages = useMessages(aboutMessages)
  return (
    <Hero data-slot="about-hero" className="lg:min-h-hero lg:content-center">
      <HeroBackdrop className="h-80 sm:h-full">
        <HeroImage {...heroPictures.aboutHero} className="object-[76%_50%] lg:object-[70%_50%]" />
        <HeroVeil className="from-5% to-transparent to-45% sm:bg-linear-to-r sm:from-void/95 sm:via-void/85 sm:via-50% sm:to-90% lg:from-void/90 lg:via-void/70 lg:via-42% lg:to-72%" />
        <HeroFoot />
      </HeroBackdrop>
      <HeroBody className="pt-72 pb-6 sm:pt-24 sm:pb-24">
        <HeroEyebrow>{messages.eyebrow}</HeroEyebrow>
        <HeroTitle className="max-w-xl leading-[1.06] sm:mt-4 sm:max-lg:max-w-md">{messages.title}</HeroTitle>
        <HeroLead className="max-w-lg sm:mt-5 sm:max-xl:max-w-sm">{messages.blurb}</HeroLead>
        <HeroActions>
          <ButtonLink size="lg" to={paths.market}>
            {messages.marketplace}
          </ButtonLink>
          <Button size="lg" tone="quiet" className="max-lg:hidden" onClick={onDownload}>
            {messages.download}
          </Button>
        </HeroActions>
      </HeroBody>
    </Hero>
  )
}
