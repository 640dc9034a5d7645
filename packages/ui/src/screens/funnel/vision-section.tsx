import { trailer } from '../../pictures/screen-pictures.ts'
import { FilmPlayer } from '../../components/film-player/film-player.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { funnelMessages } from './funnel.messages.ts'

/** Tells the reason for the game, and shows its film. */
export function VisionSection() {
  const messages = useMessages(funnelMessages)
  return (
    <TitledSection
      eyebrow={messages.vision}
      title={messages.visionTitle}
      className="mt-16 grid gap-x-14 lg:mt-28 lg:grid-cols-[5fr_8fr] lg:items-center"
    >
      <FilmPlayer film={trailer} className="order-last lg:row-span-2 lg:row-start-1 lg:col-start-2" />
      <div className="mb-8 grid gap-4 self-start leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8">
        <p>{messages.visionText}</p>
        <p>{messages.visionAnswer}</p>
        <p className="font-mono text-micro text-ink-muted uppercase">{messages.founder}</p>
      </div>
    </TitledSection>
  )
}
