import { paths } from '@meridian-2117/contract/paths/paths'
import { picturePath } from '../../pictures/pictures.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Card, coversCard } from '../../components/card/card.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { cn } from '../../lib/cn.ts'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { aboutMessages } from './about.messages.ts'

const parts = [
  {
    name: 'nfa',
    image: picturePath('collectibles', 'gatekeeper-seal'),
    focus: '',
    to: paths.collectibles,
  },
  {
    name: 'game',
    image: heroPictures.homeHero.src,
    focus: 'object-[74%_50%]',
    to: paths.funnel,
  },
  {
    name: 'market',
    image: heroPictures.marketHero.src,
    focus: 'object-[84%_50%]',
    to: paths.market,
  },
] as const

/** Our Ecosystem: the items, the games and the market. */
export function EcosystemSection() {
  const messages = useMessages(aboutMessages)
  return (
    <TitledSection eyebrow={messages.ecosystem} title={messages.ecosystemTitle} className="mt-20 lg:mt-28">
      <ul className="grid gap-5 md:grid-cols-3 lg:gap-6">
        {parts.map(({ name, image, focus, to }) => (
          <li key={name} className="grid">
            <Card asChild interactive className="group flex flex-col overflow-hidden">
              <article>
                <div className="overflow-hidden border-b border-seam">
                  <Picture
                    src={image}
                    alt=""
                    // As wide as the whole banner, which the card crops.
                    sizes="(width < 48rem) 150vw, 50rem"
                    className={`aspect-video w-full max-w-none object-cover transition-[scale] duration-500 ease-dock group-hover:scale-103 md:aspect-6/5 ${focus}`}
                  />
                </div>
                <div className="flex grow flex-col items-start p-5 sm:p-6">
                  <h3 className="font-display text-2xl leading-8 font-semibold">{messages[name]}</h3>
                  <p className="mt-2 mb-5 text-pretty text-ink-muted">{messages[`${name}Text`]}</p>
                  <ButtonLink size="sm" tone="quiet" className={cn(coversCard, 'mt-auto')} to={to}>
                    {messages[`${name}Link`]}
                  </ButtonLink>
                </div>
              </article>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
