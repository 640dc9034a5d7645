import type { Item } from '@meridian-2117/contract'
import { Container } from '../../components/container/container.tsx'
import { labelled } from '../../components/table/labelled.ts'
import { DataTable, type TableColumn } from '../../components/table/table.tsx'
import { BuyTabs } from '../../layouts/item-detail/buy-tabs.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { offerMessages } from '../make-offer/make-offer.messages.ts'

export interface OffersReceivedScreenProps {
  /** The item whose tabs lead here on small screens; absent where the address was typed. */
  item?: Item | undefined
}

const columns = [
  { key: 'price', phoneLine: 2 },
  { key: 'offer', phoneLine: 2 },
  { key: 'from' },
  { key: 'expire' },
] as const satisfies Omit<TableColumn, 'label'>[]

/** Sample content: one hard-coded row (docs/product.md#offers). */
const row = { price: '$1800', offer: '$1650', from: '0x4d…9a3e' }

/**
 * Offers received: a table with one row, the same for everything.
 *
 * The player reads, and on a small screen returns to the item by its tabs.
 */
export function OffersReceivedScreen({ item }: OffersReceivedScreenProps) {
  const messages = useMessages(offerMessages)
  return (
    <Page data-slot="offers-received">
      <Container width="narrow" className="pt-4 lg:pt-14">
        {item && <BuyTabs item={item} />}
        <h1 className="mt-8 font-display text-3xl leading-tight font-semibold tracking-tight lg:mt-0 lg:text-4xl">
          {messages.received}
        </h1>
        <DataTable
          caption={messages.received}
          className="mt-6"
          columns={labelled(columns, messages)}
          rows={[{ id: 'sample', cells: { ...row, expire: messages['6 Hours'] } }]}
        />
      </Container>
    </Page>
  )
}
