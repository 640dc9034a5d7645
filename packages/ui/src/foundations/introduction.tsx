import { cn } from '../lib/cn.ts'
import { Logo } from '../components/logo/logo.tsx'
import { Picture } from '../components/picture/picture.tsx'
import { heroPictures } from '../pictures/hero-pictures.ts'

/** The first thing that a designer sees. */
export function Welcome() {
  return (
    <header className="relative isolate mb-12 overflow-hidden rounded-panel border border-seam bg-hull">
      <Picture
        {...heroPictures.homeHero}
        sizes="72rem"
        className="absolute inset-0 -z-10 size-full object-cover object-right"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-void from-35% to-transparent max-sm:from-70%" />
      <div className="max-w-lg px-6 py-16 sm:px-10">
        <p className="font-mono text-micro text-signal uppercase">Design desk · Year 2117</p>
        <h1 className="mt-4">
          <Logo variant="full" className="text-3xl" />
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

/** Links to docs pages, by the page's id. */
export function LinkCards({ cards }: { cards: [id: string, title: string, text: string][] }) {
  return (
    <ul className={cn('mt-4 mb-12 grid gap-4 sm:grid-cols-2', cards.length % 3 === 0 && 'lg:grid-cols-3')}>
      {cards.map(([id, title, text]) => (
        <li key={id}>
          <a
            href={`./?path=/docs/${id}`}
            target="_top"
            className="block h-full rounded-panel border border-seam bg-hull p-5 text-ink transition-colors hover:border-signal"
          >
            <span className="font-display text-lg leading-6 font-semibold">{title}</span>
            <span className="mt-2 block text-sm leading-5 text-ink-muted">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
