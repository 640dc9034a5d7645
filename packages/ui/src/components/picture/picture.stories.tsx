import { picturePath } from '../../pictures/pictures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { onDesktop, onPhone, oneWidth } from '../../stories/widths.ts'
import { Picture } from './picture.tsx'

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: {
    src: '/icons/mark.svg',
    alt: 'The Gate, as a mark',
    width: 480,
    height: 480,
    className: 'w-60 max-w-full',
  },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'The Gate, as a mark' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('decoding', 'async')
  },
}

/** The first screenful's largest picture is not lazy. */
export const Priority: Story = {
  tags: ['!dev'],
  args: { priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'The Gate, as a mark' })
    await expect(picture).toHaveAttribute('loading', 'eager')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The Gate, as a mark' }).tagName).toBe('svg')
  },
}

const hero = {
  src: picturePath('heroes', 'home-hero'),
  phone: picturePath('heroes', 'home-hero-phone'),
  alt: 'A traveller before the open Gate, high over a city at night',
  className: 'w-full',
}

const loaded = (picture: HTMLElement) =>
  waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0))

/** One of our own: every width in both formats, its own size, and its placeholder while it loads. */
export const OwnPicture: Story = {
  ...onDesktop,
  args: { ...hero, width: undefined, height: undefined, sizes: '50vw' },
  parameters: { ...onDesktop.parameters, layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: hero.alt })
    await loaded(picture)
    await expect(picture.currentSrc).toMatch(/home-hero-\d+\.avif$/)
  },
}

export const OwnPictureInEveryFile: Story = {
  ...OwnPicture,
  tags: ['behaviour'],
  parameters: { ...OwnPicture.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: hero.alt })
    await expect(picture).toHaveAttribute('width', '2240')
    await expect(picture).toHaveAttribute('height', '735')
    await expect(getComputedStyle(picture).backgroundImage).toMatch(/^url\("data:image\/webp/)
    const [, , avif, webp] = canvasElement.querySelectorAll('source')
    await expect(avif).toHaveAttribute('type', 'image/avif')
    await expect(avif!.srcset).toContain('/pictures/heroes/home-hero-768.avif 768w, ')
    await expect(webp!.srcset).toContain('/pictures/heroes/home-hero-2240.webp 2240w')
    await expect(webp).toHaveAttribute('sizes', '50vw')
  },
}

/** A phone shows the upright picture, in its own shape. */
export const OwnPictureOnPhone: Story = {
  ...OwnPicture,
  ...onPhone,
  tags: ['!dev'],
  parameters: { ...onPhone.parameters, layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: hero.alt })
    await loaded(picture)
    await expect(picture.currentSrc).toMatch(/home-hero-phone-\d+\.avif$/)
    const { width, height } = picture.getBoundingClientRect()
    await expect(Math.round(height)).toBe(Math.round((width * 1350) / 1080))
  },
}

/** Beside another element it starts at the row's start: its `source` elements take no space. */
export const InARow: Story = {
  tags: ['!dev'],
  args: {
    src: picturePath('collectibles', 'kestrel-interceptor'),
    alt: 'A fighter with two engines',
    width: undefined,
    height: undefined,
    className: 'w-32',
  },
  render: (args) => (
    <div className="flex items-center gap-4">
      <Picture {...args} />
      <p>Kestrel Interceptor</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A fighter with two engines' })
    const row = picture.closest('div')!
    await expect(picture.getBoundingClientRect().left).toBe(row.getBoundingClientRect().left)
  },
}

/** A missing picture of ours fails like any other. */
export const OwnPictureFailed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true }, pageErrors: [/^missing: .*no-such-picture/] },
  args: { src: '/pictures/heroes/no-such-picture-2240.webp', width: undefined, height: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'The Gate, as a mark' }).tagName).toBe('svg'))
  },
}

/** The drawn placeholder takes name and size of a failed picture. */
export const Failed: Story = {
  ...onDesktop,
  tags: ['!dev'],
  args: { src: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
  parameters: { pageErrors: [/^missing: data:/] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'The Gate, as a mark' }).tagName).toBe('svg'))
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect({ width, height }).toEqual({ width: 240, height: 240 })
  },
}

/** Purely decorative: a screen reader skips the placeholder, too. */
export const Decorative: Story = {
  tags: ['!dev'],
  args: { src: undefined, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}
