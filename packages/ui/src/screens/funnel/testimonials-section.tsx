import { Pause, Play, Quote } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { funnelMessages } from './funnel.messages.ts'
import { campaign } from '../../content/campaign.ts'

const quotes = campaign.testimonials

/** The number of quotes in a row from 768 px up; narrower screens show one. */
const atOnce = 3

/** Returns the distance between the starts of two quotes, in px. */
const stepOf = (track: HTMLElement) =>
  (track.children[1] as HTMLElement).offsetLeft - (track.children[0] as HTMLElement).offsetLeft

/**
 * Shows quotes of players in a row that scrolls, so that it works without a script. It advances by one every 4
 * seconds. It pauses under the pointer and while it holds the focus, and a button stops it.
 */
export function TestimonialsSection() {
  const messages = useMessages(funnelMessages)
  const track = useRef<HTMLUListElement>(null)
  const [first, setFirst] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [chosen, setChosen] = useState({ times: 0, announcement: '' })

  const show = (index: number) => {
    const row = track.current
    row?.scrollTo({ left: index * stepOf(row) })
  }

  const goOn = () => {
    const row = track.current
    if (!row) return
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
    show(atEnd ? 0 : first + 1)
  }

  const choose = (index: number) => {
    const row = track.current
    if (!row) return
    const shown = Math.round(row.clientWidth / stepOf(row))
    const announcement =
      shown > 1
        ? messages.someQuotes(index + 1, index + shown, quotes.length)
        : messages.oneQuote(index + 1, quotes.length)
    // Announced only after a press: automatic steps stay silent.
    setChosen(({ times }) => ({ times: times + 1, announcement }))
    show(index)
  }

  return (
    <TitledSection eyebrow={messages.quotes} title={messages.quotesTitle} className="mt-20 lg:mt-28">
      <div className="group/carousel">
        <ul
          ref={track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
          tabIndex={0}
          aria-label={messages.quoteList}
          onScroll={({ currentTarget }) =>
            setFirst(Math.round(currentTarget.scrollLeft / stepOf(currentTarget)))
          }
          className="relative flex snap-x snap-mandatory scrollbar-none gap-5 overflow-x-auto scroll-smooth rounded-panel lg:gap-6"
        >
          {quotes.map((quote) => (
            <li
              key={quote.name}
              className="grid shrink-0 basis-full snap-start md:basis-[calc((100%-2.5rem)/3)] lg:basis-[calc((100%-3rem)/3)]"
            >
              <QuoteCard {...quote} />
            </li>
          ))}
        </ul>
        <div className="mt-5 flex items-center justify-center gap-2">
          <ul className="flex">
            {quotes.map(({ name }, index) => (
              // The last positions exist only with one quote at a time.
              <li key={name} className={index > quotes.length - atOnce ? 'md:hidden' : undefined}>
                <button
                  type="button"
                  aria-label={messages.fromQuote(index + 1, quotes.length)}
                  aria-current={index === first}
                  onClick={() => choose(index)}
                  className="group/dot grid size-11 place-items-center rounded-control"
                >
                  {/* Forced colours remove the fill and show the edge. */}
                  <span className="h-1.5 w-2.5 rounded-full border border-transparent bg-seam-strong transition-[width,background-color] duration-300 ease-dock group-hover/dot:bg-ink-muted group-aria-current/dot:w-7 group-aria-current/dot:bg-signal" />
                </button>
              </li>
            ))}
          </ul>
          {/* With reduced motion nothing advances by itself, and there is nothing to stop. */}
          <Button
            tone="ghost"
            size="icon"
            aria-label={stopped ? messages.goOn : messages.stop}
            className="relative motion-reduce:hidden"
            onClick={() => setStopped(!stopped)}
          >
            {stopped ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
            {!stopped && <CountdownRing key={chosen.times} onTurn={goOn} />}
          </Button>
        </div>
        <output className="sr-only">{chosen.announcement}</output>
      </div>
    </TitledSection>
  )
}

/**
 * The 4 seconds, as a ring that fills. A CSS animation is the clock: whatever turns motion off turns it off, and it
 * pauses while the carousel is pointed at or holds the focus.
 */
function CountdownRing({ onTurn }: { onTurn: () => void }) {
  return (
    <svg aria-hidden viewBox="0 0 44 44" fill="none" className="absolute inset-0 -rotate-90">
      <circle cx="22" cy="22" r="16" className="stroke-seam-strong/60" strokeWidth="2" />
      <circle
        cx="22"
        cy="22"
        r="16"
        pathLength="1"
        strokeDasharray="1"
        strokeWidth="2"
        onAnimationIteration={onTurn}
        className="animate-turn stroke-signal group-hover/carousel:[animation-play-state:paused] group-has-focus-visible/carousel:[animation-play-state:paused]"
      />
    </svg>
  )
}

function QuoteCard({ quote, name, role }: (typeof quotes)[number]) {
  return (
    <Card asChild className="flex flex-col p-5 sm:p-7">
      <figure>
        <Quote aria-hidden className="size-7 fill-gate/20 text-gate" strokeWidth={1.5} />
        <blockquote className="mt-4 mb-6 text-pretty text-ink/90 sm:text-lg sm:leading-8">{quote}</blockquote>
        <figcaption className="mt-auto border-t border-seam pt-4">
          <span className="block font-display font-semibold">{name}</span>
          <span className="block text-sm text-ink-muted">{role}</span>
        </figcaption>
      </figure>
    </Card>
  )
}
