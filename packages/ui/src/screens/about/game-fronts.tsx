import { useId } from 'react'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { cn } from '../../lib/cn.ts'
import { ArrowLink } from '../../sections/titled-section/arrow-link.tsx'
import { SectionHeading } from '../../sections/titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { aboutMessages } from './about.messages.ts'
import { fronts, type Front } from '../../content/fronts.ts'

/** The colours of each game, and the places of picture and text on wide screens, which keep what matters in view. */
const styles = {
  Odyssey: {
    tone: 'text-odyssey-bright',
    picture:
      'lg:left-0 lg:w-[66%] lg:[mask-image:linear-gradient(to_right,black_65%,transparent_93%)] lg:object-[70%_50%]',
    column: 'lg:ml-auto lg:w-[36%]',
  },
  Slipstream: {
    tone: 'text-slipstream-bright',
    picture:
      'lg:right-0 lg:w-[74%] lg:[mask-image:linear-gradient(to_left,black_55%,transparent_90%)] lg:object-[100%_50%]',
    column: 'lg:w-[36%]',
  },
  Dominion: {
    tone: 'text-dominion',
    picture:
      'lg:left-0 lg:w-[66%] lg:[mask-image:linear-gradient(to_right,black_70%,transparent_93%)] lg:object-[72%_50%]',
    column: 'lg:ml-auto lg:w-[36%]',
  },
}

/** The three games, each a screenful. */
export function GameFronts() {
  const messages = useMessages(aboutMessages)
  const headingId = useId()
  return (
    <section data-slot="game-fronts" aria-labelledby={headingId} className="mt-20 lg:mt-28">
      <Container>
        <SectionHeading id={headingId} eyebrow={messages.fronts} title={messages.frontsTitle} />
      </Container>
      <ul>
        {fronts.map((front) => (
          <li key={front.name}>
            <GameFront {...front} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function GameFront({ name: front, kind, call, text, picture, facts, gear, link }: Front) {
  const messages = useMessages(aboutMessages)
  const style = styles[front]
  return (
    <article className="relative isolate overflow-hidden border-t border-seam max-lg:pb-12 lg:min-h-[44rem] lg:content-center lg:py-16">
      <div className="-z-10 lg:absolute lg:inset-0">
        <Picture
          {...picture}
          sizes="(width < 64rem) 100vw, 80vw"
          className={cn(
            'aspect-video w-full max-w-none object-cover lg:absolute lg:inset-y-0 lg:aspect-auto lg:h-full',
            style.picture,
          )}
        />
      </div>
      <Container>
        <div className={cn('max-lg:mt-6', style.column)}>
          <p className={cn('font-mono text-micro uppercase', style.tone)}>{kind}</p>
          <h3 className="mt-2 font-display text-4xl leading-tight font-semibold sm:text-5xl">{front}</h3>
          <p className="mt-3 font-display text-xl leading-7 text-balance">{call}</p>
          <p className="mt-4 max-w-prose leading-7 text-pretty text-ink/80">{text}</p>
          <dl className="mt-6 max-w-md divide-y divide-seam border-y border-seam">
            {facts.map(({ term, description }) => (
              <div key={term} className="flex gap-4 py-2.5">
                <dt className="w-24 shrink-0 font-mono text-micro leading-6 text-ink-muted uppercase">
                  {term}
                </dt>
                <dd className="min-w-0 text-pretty wrap-anywhere">{description}</dd>
              </div>
            ))}
          </dl>
          <h4 className="sr-only">{messages.gearOf(front)}</h4>
          <ul className="mt-6 grid max-w-md grid-cols-3 gap-3">
            {gear.map(({ name, image }) => (
              <li key={name}>
                <Picture
                  src={image}
                  alt=""
                  sizes="10rem"
                  className="aspect-6/5 w-full rounded-control border border-seam object-cover"
                />
                <p className="mt-1.5 text-sm leading-5 text-ink-muted">{name}</p>
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <ArrowLink to={link.to}>{link.label}</ArrowLink>
          </div>
        </div>
      </Container>
    </article>
  )
}
