import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { featuredNews, newsUpdates } from './news.ts'

export interface NewsSectionProps {
  /** More News has no destination yet. */
  onMoreNews: () => void
}

/** One featured item and three updates, all static (Spec 1, Home). */
export function NewsSection({ onMoreNews }: NewsSectionProps) {
  return (
    <TitledSection
      eyebrow="Dispatches"
      title="News"
      className="mt-20 lg:mt-28"
      action={
        <Button tone="quiet" size="sm" onClick={onMoreNews}>
          More News
        </Button>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[7fr_5fr] lg:gap-6">
        <Card asChild className="flex flex-col overflow-hidden">
          <article>
            <Picture
              src={featuredNews.image}
              alt={featuredNews.imageAlt}
              width={960}
              height={800}
              sizes="(width < 64rem) 100vw, 45rem"
              className="aspect-video w-full border-b border-seam object-cover object-[50%_30%]"
            />
            <div className="p-5 sm:p-7">
              <p className="font-mono text-micro text-gate uppercase">{featuredNews.day}</p>
              <h3 className="mt-2 font-display text-2xl leading-8 font-semibold sm:text-3xl sm:leading-9">
                {featuredNews.title}
              </h3>
              <p className="mt-3 max-w-prose text-pretty text-ink-muted">{featuredNews.text}</p>
            </div>
          </article>
        </Card>
        <ul className="grid gap-5 lg:gap-6">
          {newsUpdates.map((update) => (
            <li key={update.title} className="grid">
              <Card asChild className="flex flex-col justify-center p-5 sm:p-6">
                <article>
                  <p className="font-mono text-micro text-ink-muted uppercase">{update.day}</p>
                  <h3 className="mt-2 font-display text-lg leading-6 font-semibold sm:text-xl sm:leading-7">
                    {update.title}
                  </h3>
                  <p className="mt-2 text-pretty text-ink-muted">{update.text}</p>
                </article>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  )
}
