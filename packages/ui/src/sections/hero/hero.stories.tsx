import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { oneWidth } from '../../stories/widths.ts'
import { Hero } from './hero.tsx'

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  args: {
    picture: heroPictures.aboutHero,
    eyebrow: 'Above the text',
    title: 'A page begins here',
    lead: 'The picture stands above the text on a phone, and behind it from tablets up.',
    classNames: {
      backdrop: 'h-80 sm:h-full',
      picture: 'object-[76%_50%]',
      veil: 'to-transparent sm:bg-linear-to-r',
      body: 'pt-72 pb-6 sm:py-24',
    },
  },
  parameters: { chromatic: oneWidth },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

/** The section is named by its heading. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A page begins here' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A page begins here')
  },
}
