import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { oneWidth } from '../../stories/widths.ts'
import {
  Hero,
  HeroActions,
  HeroBackdrop,
  HeroBody,
  HeroEyebrow,
  HeroFoot,
  HeroImage,
  HeroLead,
  HeroTitle,
  HeroVeil,
} from './hero.tsx'

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  subcomponents: {
    HeroBackdrop,
    HeroImage,
    HeroVeil,
    HeroFoot,
    HeroBody,
    HeroEyebrow,
    HeroTitle,
    HeroLead,
    HeroActions,
  },
  render: (args) => (
    <Hero {...args}>
      <HeroBackdrop className="h-80 sm:h-full">
        <HeroImage {...heroPictures.aboutHero} className="object-[76%_50%]" />
        <HeroVeil className="to-transparent sm:bg-linear-to-r" />
        <HeroFoot />
      </HeroBackdrop>
      <HeroBody className="pt-72 pb-6 sm:py-24">
        <HeroEyebrow>Above the text</HeroEyebrow>
        <HeroTitle className="leading-[1.06]">A page begins here</HeroTitle>
        <HeroLead>The picture stands above the text on a phone, and behind it from tablets up.</HeroLead>
      </HeroBody>
    </Hero>
  ),
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

/** The parts without a picture, and with a part of one's own among them. */
export const Parts: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Hero {...args} className="border-b border-seam">
      <HeroBody width="narrow" className="py-16 text-center">
        <HeroTitle>Two seats are left</HeroTitle>
        <p className="mt-4 font-display text-2xl text-gate">$920</p>
        <HeroActions className="justify-center">
          <Button size="lg">Buy Now</Button>
        </HeroActions>
      </HeroBody>
    </Hero>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Two seats are left' })).toBeVisible()
  },
}
