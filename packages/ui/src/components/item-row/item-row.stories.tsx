import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { ItemRow } from './item-row.tsx'

const meta = {
  title: 'Components/Item Row',
  component: ItemRow,
  args: {
    title: 'Kestrel Interceptor',
    serialNumber: '#KI-0911',
    image: kestrelInterceptor.image,
    className: 'w-[min(20rem,calc(100vw-2rem))]',
  },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof ItemRow>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kestrel Interceptor')).toBeVisible()
    await expect(canvas.getByText('#KI-0911')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const WithoutPicture: Story = { tags: ['!dev'], args: { image: undefined } }

export const WithNote: Story = { args: { note: 'was $1060' } }

export const WithPrice: Story = { args: { price: '$1250 USDT' } }

/** Two lines of the title at most, one of the serial number. */
export const LongTitle: Story = {
  tags: ['!dev'],
  args: {
    title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
    serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Kestrel/).getBoundingClientRect().height).toBeLessThanOrEqual(48)
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
}
