import { collectibles, parcels } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Container } from '../../components/container/container.tsx'
import { CollectionsSection } from './collections-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { HowItWorksSection } from './how-it-works-section.tsx'
import { MarketPreviewSection } from './market-preview-section.tsx'
import { StorySection } from './story-section.tsx'

/** The parts of the home page, each by itself. */
const meta = {
  title: 'Screens/Home/Sections',
  decorators: [
    (Story, { name }) => (name === 'Hero' ? <Story /> : <Container className="pb-16">{Story()}</Container>),
  ],
} satisfies Meta

export default meta
type Story = StoryObj

export const Hero: Story = { render: () => <HeroSection onDownload={fn()} /> }

export const TheStory: Story = { tags: ['!dev'], render: () => <StorySection /> }

export const HowItWorks: Story = { tags: ['!dev'], render: () => <HowItWorksSection /> }

export const PopularCollections: Story = {
  tags: ['!dev'],
  render: () => <CollectionsSection collections={{ status: 'ready', data: parcels }} />,
}

export const MarketPlace: Story = {
  tags: ['!dev'],
  render: () => <MarketPreviewSection collectibles={{ status: 'ready', data: collectibles }} />,
}
