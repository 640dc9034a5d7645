import { trailer } from '@meridian/contract/rules/film'
import { FilmPlayer } from '../../components/film-player/film-player.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'

/** Why the game is made, and its film (Spec 2, Funnel page). */
export function VisionSection() {
  return (
    <TitledSection
      eyebrow="Our vision"
      title="What you earn should outlive the game you earned it in"
      className="mt-16 grid gap-x-14 lg:mt-28 lg:grid-cols-[5fr_8fr] lg:items-center"
    >
      <FilmPlayer film={trailer} className="order-last lg:row-span-2 lg:row-start-1 lg:col-start-2" />
      <div className="mb-8 grid gap-4 self-start leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8">
        <p>
          Every player has a cupboard full of things that a server switched off. Swords, ships, a house by a
          lake: years of somebody’s evenings, gone on a Tuesday.
        </p>
        <p>
          So we built the market first and the games around it. What comes through the Gate has a serial
          number and an owner. It goes from game to game with you, and when you are done with it, somebody is
          waiting.
        </p>
        <p className="font-mono text-micro text-ink-muted uppercase">Mara Okonkwo, Founder</p>
      </div>
    </TitledSection>
  )
}
