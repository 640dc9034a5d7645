import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Container } from '../../components/container/container.tsx'
import { inForcedColours } from '../../stories/widths.ts'
import { ClosingSection } from './closing-section.tsx'
import { FundingSection } from './funding-section.tsx'
import { FunnelHero } from './funnel-hero.tsx'
import { TeamSection } from './team-section.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'
import { TiersSection } from './tiers-section.tsx'
import { TrustSection } from './trust-section.tsx'
import { VisionSection } from './vision-section.tsx'

const meta = {
  title: 'Screens/Funnel/Sections',
  decorators: [
    (Story, { name }) =>
      ['Hero', 'Closing'].includes(name) ? <Story /> : <Container className="pb-16">{Story()}</Container>,
  ],
} satisfies Meta

export default meta
type Story = StoryObj

export const Hero: Story = { render: () => <FunnelHero /> }

export const Vision: Story = { tags: ['!dev'], render: () => <VisionSection /> }

export const Team: Story = { tags: ['!dev'], render: () => <TeamSection /> }

export const Funding: Story = {
  tags: ['!dev'],
  parameters: { chromatic: inForcedColours },
  render: () => <FundingSection />,
}

export const Tiers: Story = { tags: ['!dev'], render: () => <TiersSection onDeadEnd={fn()} /> }

export const Trust: Story = { tags: ['!dev'], render: () => <TrustSection /> }

export const Testimonials: Story = { tags: ['!dev'], render: () => <TestimonialsSection /> }

export const Closing: Story = { tags: ['!dev'], render: () => <ClosingSection /> }
