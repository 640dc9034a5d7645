import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inMoreContrast, onDesktop, onPhone } from '../../stories/widths.ts'
import { FunnelScreen } from './funnel.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/Funnel',
  component: FunnelScreen,
  decorators: [withSiteFrame],
  args: { onDeadEnd: fn() },
  argTypes: {
    onDeadEnd: { description: 'Called when the player chooses a tier; its button leads nowhere yet.' },
  },
  parameters: { page: { addresses: [paths.funnel], described: 'docs/product.md#campaign' } },
} satisfies Meta<typeof FunnelScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    // Its code loads after the page.
    await canvas.findByRole('heading', { name: 'Three ways in' })
  },
}

/** Every figure and text that the product specifies. */
export const ShowsTheSpecifiedTexts: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The Ultimate Gaming Marketplace',
    )
    await canvas.findByRole('region', { name: 'The team' })
    const linked = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(['Explore Marketplace', 'Start Selling Games', 'Contribure Now'].map(linked)).toEqual([
      '/market-place',
      '/nfa-expand',
      '#tiers',
    ])
    const textsIn = (region: string, role: 'listitem' | 'article') =>
      within(canvas.getByRole('region', { name: region }))
        .getAllByRole(role)
        .map(({ textContent }) => textContent)
    const shown = canvas.getByRole('main').textContent
    for (const figure of ['250K+Games', '500K+Active', '$50M+Transactions', '99.8%Satisfaction'])
      await expect(shown).toContain(figure)
    await expect(textsIn('Almost through the Gate', 'listitem')).toEqual([
      '$128Kraised',
      '84%funded',
      '28days left',
    ])
    await expect(canvas.getByRole('meter', { name: 'Funded' })).toHaveAttribute('value', '84')
    await expect(textsIn('The team', 'article')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Mara Okonkwo on X' })).toHaveAttribute(
      'href',
      'https://x.com/m2117_mara',
    )
    await expect(
      within(canvas.getByRole('heading', { name: 'Why to trust us' }).nextElementSibling as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Secure Payment', 'Trusted by 500+', 'Instant Delivery', '24/7 Support'])
    await expect(canvas.getByRole('heading', { name: 'Also available on' })).toBeVisible()
  },
}

export const Tiers: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const tiers = within(await canvas.findByRole('region', { name: 'Three ways in' })).getAllByRole('article')
    const described = tiers.map((tier) => ({
      title: within(tier).getByRole('heading').textContent,
      price: within(tier).getByText(/instead of/).parentElement?.parentElement?.textContent,
      popular: within(tier).queryByText('Most popular') !== null,
      note: within(tier).getByText('Limited spots available').textContent,
    }))
    const note = 'Limited spots available'
    await expect(described).toEqual([
      { title: 'Early Supporter', price: '$25instead of $50', popular: false, note },
      { title: 'Premium Backer', price: '$99instead of $150', popular: true, note },
      { title: 'Visionary Investor', price: '$249instead of $400', popular: false, note },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Back the Gate, Premium Backer' }))
    await expect(args.onDeadEnd).toHaveBeenCalledWith('tiers:premium')
  },
}

/** The visible quotes, by their speakers. */
function inSight(carousel: HTMLElement): (string | undefined)[] {
  const row = within(carousel).getByRole('list', { name: 'Quotes' })
  const { left, right } = row.getBoundingClientRect()
  return [...row.children]
    .filter((quote) => {
      const box = quote.getBoundingClientRect()
      return box.left > left - 2 && box.right < right + 2
    })
    .map((quote) => quote.querySelector('figcaption span')?.textContent)
}

/** Three at a time; a dot scrolls to the first of three, and is announced once. */
export const Quotes: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'What players say' })
    await expect(inSight(carousel)).toEqual(['Ines Calder', 'Teo Brandt', 'Suda Wirawan'])
    const dots = within(carousel).getAllByRole('button', { name: /^From quote/ })
    await expect(dots).toHaveLength(3)
    await expect(within(carousel).getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(dots[2]!)
    await waitFor(() =>
      expect(inSight(carousel)).toEqual(['Suda Wirawan', 'Marguerite Oyelaran', 'Studio Halfmoon']),
    )
    await waitFor(() => expect(dots.map((dot) => dot.ariaCurrent)).toEqual(['false', 'false', 'true']))
    await expect(within(carousel).getByRole('status')).toHaveTextContent('Quotes 3 to 5 of 5')
  },
}

/** The clock can be stopped and resumed. */
export const StoppedQuotes: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'What players say' })
    const clocks = () => carousel.getAnimations({ subtree: true }).length
    await userEvent.click(within(carousel).getByRole('button', { name: 'Stop the quotes' }))
    await expect(carousel.querySelector('.animate-turn')).toBeNull()
    await expect(clocks()).toBe(0)
    await userEvent.click(within(carousel).getByRole('button', { name: 'Let the quotes go on' }))
    await expect(carousel.querySelector('.animate-turn')).toBeVisible()
  },
}

/** One quote at a time, and a dot for each. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Three ways in' })
    const carousel = canvas.getByRole('region', { name: 'What players say' })
    // Its code loads after the page.
    await canvas.findByRole('region', { name: 'The team' })
    await expect(inSight(carousel)).toEqual(['Ines Calder'])
    await expect(within(carousel).getAllByRole('button', { name: /^From quote/ })).toHaveLength(5)
  },
}
