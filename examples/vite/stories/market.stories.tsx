import '@meridian/ui/page.css'
import '@meridian/ui/styles/buy.css'
import { readMarket, type Item } from '@meridian/contract'
import { mock } from '@meridian/contract/msw'
import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'

/** Reads the newest item of a server that serves the contract. */
async function readNewest(): Promise<Item | undefined> {
  const answer = await fetch(`${readMarket.path}?limit=1`)
  const reading = readMarket.answer.read(await answer.json())
  return reading.outcome === 'read' ? reading.value.entries[0] : undefined
}

function NewestItem() {
  const [item, setItem] = useState<Item>()
  useEffect(() => void readNewest().then(setItem), [])
  return item && <BuyCollectibleScreen item={item} busy={false} onBuy={fn()} onPayByCard={fn()} />
}

const meta = { component: NewestItem } satisfies Meta<typeof NewestItem>

export default meta
type Story = StoryObj<typeof meta>

const lamp = {
  kind: 'collectible',
  id: 'lamp',
  title: 'Harbour Lamp',
  price: 120,
  image: '/lamp.svg',
} as const

export const ForSale: Story = {
  beforeEach: async () => {
    const worker = setupWorker(mock(readMarket, () => ({ entries: [lamp] })))
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
    return () => worker.stop()
  },
}
