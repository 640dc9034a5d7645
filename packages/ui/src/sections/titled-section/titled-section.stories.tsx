import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ArrowLink } from './arrow-link.tsx'
import { TitledSection } from './titled-section.tsx'

const meta = {
  title: 'Sections/Titled Section',
  component: TitledSection,
  args: { title: 'NFA', children: <p>What the section shows.</p> },
  decorators: [
    (SectionStory) => (
      <div className="mx-auto max-w-page px-4">
        <SectionStory />
      </div>
    ),
  ],
} satisfies Meta<typeof TitledSection>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'NFA' }))
    await expect(section.getByRole('heading', { level: 2, name: 'NFA' })).toBeVisible()
  },
}

export const WithAction: Story = {
  args: { action: <ArrowLink to={paths.collectibles}>Explore All</ArrowLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore All' })).toHaveAttribute('href', '/nfa-expand')
  },
}

export const LongTitle: Story = {
  tags: ['!dev'],
  args: { ...WithAction.args, title: 'What the market has seen since the ring opened' },
}

/** A page that is this one section. */
export const AllOfThePage: Story = {
  tags: ['!dev'],
  args: { ...WithAction.args, eyebrow: 'Dispatches', level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'NFA' })).toBeVisible()
  },
}
