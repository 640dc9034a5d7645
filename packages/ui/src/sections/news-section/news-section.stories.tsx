import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Container } from '../../components/container/container.tsx'
import { NewsSection } from './news-section.tsx'

const meta = {
  title: 'Sections/News',
  component: NewsSection,
  args: { onMoreNews: fn() },
  decorators: [
    (Story) => (
      <Container className="pb-16">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof NewsSection>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The only thing on its page. */
export const AllOfThePage: Story = { tags: ['!dev'], args: { level: 1 } }

export const ButtonCallsBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const news = within(canvas.getByRole('region', { name: 'News' }))
    await expect(news.getAllByRole('article')).toHaveLength(1 + 3)
    await expect(news.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Ring Station Nine opens its docks to owners',
      'Slipstream: the night circuit returns',
      'Dominion: borders redrawn at the crater',
      'Odyssey: a second sun in the Gate',
    ])
    await userEvent.click(news.getByRole('button', { name: 'More News' }))
    await expect(args.onMoreNews).toHaveBeenCalledOnce()
  },
}
