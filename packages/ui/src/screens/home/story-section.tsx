import { useId } from 'react'
import { Card } from '../../components/card/card.tsx'
import { Picture } from '../../components/picture/picture.tsx'

const strands = [
  { name: 'Odyssey', text: 'Walk through, and bring something back.', mark: 'bg-odyssey' },
  { name: 'Slipstream', text: 'Race the light around the ring.', mark: 'bg-slipstream' },
  { name: 'Dominion', text: 'Hold the ground that everyone wants.', mark: 'bg-dominion' },
]

/** How the Gate came to stand open, and the three games around it (Spec 1, Home). */
export function StorySection() {
  const headingId = useId()
  return (
    <section
      data-slot="story-section"
      aria-labelledby={headingId}
      className="mt-16 grid items-center gap-8 lg:mt-24 lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <p className="font-mono text-micro text-gate uppercase">The story</p>
        <h2
          id={headingId}
          className="mt-3 font-display text-3xl leading-[1.12] font-semibold sm:text-4xl lg:text-5xl"
        >
          A door over every city
        </h2>
        <p className="mt-5 max-w-prose leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8">
          In 2117 a ring of light opened in the sky and did not close. Ships come home through it older than
          they left. Relics arrive with no maker. The ground beneath it is the most wanted ground there is.
          What survives the Gate belongs to whoever is there to claim it.
        </p>
        <ul className="mt-8 grid gap-5">
          {strands.map((strand) => (
            <li key={strand.name} className="flex gap-4">
              <span aria-hidden className={`mt-1 h-10 w-1 shrink-0 rounded-full ${strand.mark}`} />
              <span>
                <strong className="block font-display text-lg leading-6 font-semibold">{strand.name}</strong>
                <span className="mt-0.5 block text-ink-muted">{strand.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Card className="overflow-hidden max-lg:order-first">
        <Picture
          src="/pictures/story.svg"
          alt=""
          width={1200}
          height={900}
          className="aspect-4/3 w-full object-cover"
        />
      </Card>
    </section>
  )
}
