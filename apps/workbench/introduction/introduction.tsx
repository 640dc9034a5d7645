import { cn } from '@meridian-2117/ui/lib/cn'
import { Logo } from '@meridian-2117/ui/components/logo'
import { Picture } from '@meridian-2117/ui/components/picture'
import { heroPictures } from '@meridian-2117/ui/pictures/hero-pictures'
import { PicturesProvider } from '@meridian-2117/ui/pictures/pictures-provider'
import { storyPictures } from '../../../.storybook/story-pictures.ts'
import { StorybookAnchor, StorybookLinks, type StorybookLink } from '../shared/storybook-links.tsx'

export function Welcome() {
  return (
    <header className="relative isolate mb-12 overflow-hidden rounded-panel border border-seam bg-hull">
      <PicturesProvider value={storyPictures}>
        <Picture
          {...heroPictures.homeHero}
          sizes="72rem"
          className="h-48 w-full object-cover object-right lg:absolute lg:inset-0 lg:-z-10 lg:h-full"
        />
      </PicturesProvider>
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-void from-35% to-transparent max-lg:hidden" />
      <div className="max-w-lg px-6 py-10 sm:px-10 lg:py-16">
        <p className="font-mono text-micro text-signal uppercase">Design docs · Year 2117</p>
        <h1 className="mt-4">
          <Logo variant="full" className="text-xl sm:text-3xl" />
        </h1>
        <p className="mt-5 text-pretty text-ink-muted">
          In 2117 a ring of light, the Gate, stands open over every city. What comes back through it, and the
          ground around it, is what players own, race for and fight over. Here is every screen, dialog and
          control of the marketplace where they trade it.
        </p>
      </div>
    </header>
  )
}

interface CardTextProps {
  title: string
  text: string
}

const cardClass = 'block h-full rounded-panel border border-seam bg-hull p-5 text-ink'

/** Cards that link to pages; a card with several links lists them. */
export function LinkCards({
  cards,
}: {
  cards: readonly [to: string | readonly StorybookLink[], title: string, text: string][]
}) {
  return (
    <ul className={cn('mt-4 mb-12 grid gap-4 sm:grid-cols-2', cards.length % 3 === 0 && 'lg:grid-cols-3')}>
      {cards.map(([to, title, text]) => (
        <li key={title}>
          {typeof to === 'string' ? (
            <StorybookAnchor id={to} className={cn(cardClass, 'transition-colors hover:border-signal')}>
              <CardText title={title} text={text} />
            </StorybookAnchor>
          ) : (
            <div className={cardClass}>
              <CardText title={title} text={text} />
              <StorybookLinks links={to} className="mt-3 leading-6" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function CardText({ title, text }: CardTextProps) {
  return (
    <>
      <span className="font-display text-lg leading-6 font-semibold">{title}</span>
      <span className="mt-2 block text-sm leading-5 text-ink-muted">{text}</span>
    </>
  )
}
