import { paths } from '@meridian-2117/contract/paths/paths'
import { picturePath } from '../../pictures/pictures.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Container } from '../../components/container/container.tsx'
import { ItemCard } from '../../components/item-card/item-card.tsx'
import { coversCard } from '../../components/card/card.tsx'
import { itemSample } from '../../content/item-sample.ts'
import { Page } from '../../layouts/page/page.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { collectionMessages } from './collections-test.messages.ts'
import { itemGridMessages } from '../../sections/item-grid/item-grid.messages.ts'

const { title, serialNumber, price } = itemSample

/**
 * Popular Collections by itself: four identical sample cards that lead to the marketplace.
 *
 * The player goes on to the marketplace.
 */
export function CollectionsTestScreen() {
  const messages = useMessages(collectionMessages)
  const format = useFormat()
  const { buyNow, buyItem } = useMessages(itemGridMessages)
  return (
    <Page>
      <Container>
        <TitledSection eyebrow={messages.eyebrow} title={messages.title} level={1}>
          <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4 lg:gap-6">
            {indices.map((index) => (
              <li key={index}>
                <ItemCard
                  headingLevel={2}
                  title={title}
                  serialNumber={serialNumber}
                  price={format.price(price)}
                  image={picturePath('collectibles', 'threader-ringship')}
                  alt={messages.sample}
                  priority
                  action={
                    <ButtonLink
                      size="sm"
                      tone="quiet"
                      className={coversCard}
                      to={paths.market}
                      aria-label={buyItem(title)}
                    >
                      {buyNow}
                    </ButtonLink>
                  }
                />
              </li>
            ))}
          </ul>
        </TitledSection>
      </Container>
    </Page>
  )
}

const indices = ['first', 'second', 'third', 'fourth']
