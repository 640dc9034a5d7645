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
import { homeMessages } from './home.messages.ts'

export interface HeroSectionProps {
  /** Download Game has no destination yet. */
  onDownload: () => void
}

/** The banner of the home page, 630 px high, with the slogan as the page's `h1`. */
export function HeroSection({ onDownload }: HeroSectionProps) {
  const messages = useMessages(homeMessages)
  return (
    <Hero data-slot="hero-section" className="h-hero">
      <HeroBackdrop className="h-96 sm:h-full">
        <HeroImage
          {...heroPictures.homeHero}
          className="object-[50%_35%] min-[30rem]:object-[50%_55%] sm:object-[70%_50%]"
        />
        <HeroVeil className="from-5% to-transparent to-42% sm:bg-linear-to-r sm:from-void/95 sm:via-void/80 sm:via-52% sm:to-88% lg:via-void/65 lg:via-40% lg:to-70%" />
        <HeroFoot />
      </HeroBackdrop>
      <HeroBody className="flex h-full flex-col items-start justify-end pb-6 sm:justify-center sm:pb-0">
        <HeroEyebrow>{messages.eyebrow}</HeroEyebrow>
        <HeroTitle className="max-w-xl leading-[1.06] sm:mt-4 sm:max-lg:max-w-md">
          {messages.slogan}
        </HeroTitle>
        <HeroLead className="max-w-md sm:mt-5 sm:max-lg:max-w-sm">{messages.blurb}</HeroLead>
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
