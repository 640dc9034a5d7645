import { useId } from 'react'
import { Card } from '../../components/card/card.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { screenPictures } from '../../pictures/screen-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { homeMessages } from './home.messages.ts'

const games = [
  { name: 'odyssey', focus: 'object-[58%_50%]', mark: 'bg-odyssey' },
  { name: 'slipstream', focus: 'object-[84%_50%]', mark: 'bg-slipstream' },
  { name: 'dominion', focus: 'object-[78%_50%]', mark: 'bg-dominion' },
] as const

/** Tells the story of the Gate and of the three games around it. */
export function StorySection() {
  const messages = useMessages(homeMessages)
  const headingId = useId()
  return (
    <section
      data-slot="story-section"
      aria-labelledby={headingId}
      className="mt-16 grid items-center gap-8 lg:mt-24 lg:grid-cols-[5fr_7fr] lg:gap-14"
    >
      <div>
        <p className="font-mono text-micro text-gate uppercase">{messages.story}</p>
        <h2
          id={headingId}
          className="mt-3 font-display text-3xl leading-[1.12] font-semibold sm:text-4xl lg:text-5xl"
        >
          {messages.storyTitle}
        </h2>
        <p className="mt-5 max-w-prose leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8">
          {messages.storyText}
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {games.map((game) => (
          <li key={game.name} className="grid">
            <Card className="flex overflow-hidden sm:flex-col">
              <Picture
                {...screenPictures[game.name]}
                // As wide as the whole picture, which the upright card crops.
                sizes="(width < 40rem) 12rem, 35rem"
                className={`w-28 shrink-0 object-cover sm:aspect-4/5 sm:w-full ${game.focus}`}
              />
              <span aria-hidden className={`w-0.5 shrink-0 sm:h-0.5 sm:w-full ${game.mark}`} />
              <div className="p-4">
                <h3 className="font-display text-lg leading-6 font-semibold">{messages[game.name]}</h3>
                <p className="mt-1 text-sm leading-5 text-pretty text-ink-muted">
                  {messages[`${game.name}Text`]}
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
