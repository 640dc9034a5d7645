import { Container } from '../../components/container/container.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { NewsSection } from '../../sections/news-section/news-section.tsx'

export interface NewsScreenProps {
  /** More News has no destination yet. */
  onMoreNews: () => void
}

/**
 * The home page's news block as a page.
 *
 * The player reads. *More News* leads nowhere yet.
 */
export function NewsScreen({ onMoreNews }: NewsScreenProps) {
  return (
    <Page>
      <Container>
        <NewsSection level={1} onMoreNews={onMoreNews} />
      </Container>
    </Page>
  )
}
