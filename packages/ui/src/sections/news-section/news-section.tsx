import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { TitledSection } from '../titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { newsMessages } from './news-section.messages.ts'
import { featuredNews, newsUpdates } from '../../content/news.ts'

export interface NewsSectionProps {
  /** More News has no destination yet. */
  onMoreNews: () => void
  /** The level of "News" in the page's outline: 1, and larger, on the page that shows nothing else. */
  level?: 1 | 2 | undefined
  className?: string | undefined
}

/**
 * One featured item and three updates, all static.
 *
 * Use it for the product's news. News of an action, such as a purchase, are toasts.
 */
export function NewsSection({ onMoreNews, level = 2, className }: NewsSectionProps) {
  const messages = useMessages(newsMessages)
  const Headline = `h${level === 1 ? 2 : 3}` as const
  return (
    <TitledSection
      eyebrow={messages.eyebrow}
      title={messages.title}
      level={level}
      className={className}
      action={
        <Button tone="quiet" size="sm" onClick={onMoreNews}>
          {messages.more}
        </Button>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[7fr_5fr] lg:gap-6">
        <Card asChild className="flex flex-col overflow-hidden">
          <article>
            <Picture
              src={featuredNews.image}
              alt={featuredNews.imageAlt}
              sizes="(width < 64rem) 100vw, 45rem"
              // On its own page it is in the first screenful.
              priority={level === 1}
              className="aspect-video w-full border-b border-seam object-cover object-[50%_30%]"
            />
            <div className="p-5 sm:p-7">
              <p className="font-mono text-micro text-gate uppercase">{featuredNews.day}</p>
              <Headline className="mt-2 font-display text-2xl leading-8 font-semibold sm:text-3xl sm:leading-9">
                {featuredNews.title}
              </Headline>
              <p className="mt-3 max-w-prose text-pretty text-ink-muted">{featuredNews.text}</p>
            </div>
          </article>
        </Card>
        <ul className="grid gap-5 lg:gap-6">
          {newsUpdates.map((update) => (
            <li key={update.title} className="grid">
              <Card asChild className="flex overflow-hidden">
                <article>
                  <Picture
                    {...update.picture}
                    // As wide as the whole picture, which the upright strip crops.
                    sizes="22rem"
                    className={`w-24 max-w-[30%] shrink-0 border-r border-seam object-cover sm:w-36 ${update.focus}`}
                  />
                  <div className="flex min-w-0 flex-col justify-center p-4 wrap-anywhere sm:p-6">
                    <p className="font-mono text-micro text-ink-muted uppercase">{update.day}</p>
                    <Headline className="mt-2 font-display text-lg leading-6 font-semibold sm:text-xl sm:leading-7">
                      {update.title}
                    </Headline>
                    <p className="mt-2 text-pretty text-ink-muted">{update.text}</p>
                  </div>
                </article>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  )
}
