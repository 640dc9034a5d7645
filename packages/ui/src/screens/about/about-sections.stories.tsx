import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Container } from '../../components/container/container.tsx'
import { AboutHero } from './about-hero.tsx'
import { EcosystemSection } from './ecosystem-section.tsx'
import { GameFronts } from './game-fronts.tsx'
import { StoryChapters } from './story-chapters.tsx'

const meta = { title: 'Screens/About/Sections' } satisfies Meta

export default meta
type Story = StoryObj

export const Hero: Story = { render: () => <AboutHero onDownload={fn()} /> }

export const TheStory: Story = { tags: ['!dev'], render: () => <StoryChapters /> }

export const Fronts: Story = { tags: ['!dev'], render: () => <GameFronts /> }

export const Ecosystem: Story = {
  tags: ['!dev'],
  render: () => (
    <Container className="pb-16">
      <EcosystemSection />
    </Container>
  ),
}
