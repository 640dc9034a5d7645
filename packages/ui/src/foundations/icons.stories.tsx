import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { oneWidth } from '../stories/widths.ts'
import { SocialIcon } from '../components/social-icon/social-icon.tsx'
import { ServiceMark } from '../components/service-mark/service-mark.tsx'
import { StepIcon } from '../components/step-icon/step-icon.tsx'
import { TierEmblem } from '../components/tier-emblem/tier-emblem.tsx'
import * as icons from './interface-icons.ts'
import { CopyToken } from './token.tsx'

/**
 * An icon stands beside text, or in a button with a name: screen readers skip it. It has the colour of its text, 20 px
 * in buttons and 16 px in text.
 */
const meta = { title: 'Foundations/Icons', parameters: { chromatic: oneWidth } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Lucide's outlines, for controls and outcomes. */
export const Interface: Story = {
  render: () => (
    <Sheet>
      {Object.entries(icons).map(([token, Icon]) => (
        <Cell key={token} token={token}>
          <Icon aria-hidden className="size-6" />
        </Cell>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Our own: networks, the four steps, the three tiers. */
export const ProductIcons: Story = {
  render: () => (
    <Sheet>
      {(['discord', 'x', 'telegram', 'teamspeak', 'google', 'metamask'] as const).map((network) => (
        <Cell key={network} token={network}>
          <SocialIcon network={network} className="size-6" />
        </Cell>
      ))}
      {(['connect', 'explore', 'trade', 'grow'] as const).map((step) => (
        <Cell key={step} token={step}>
          <StepIcon step={step} className="size-20" />
        </Cell>
      ))}
      {(['starter', 'premium', 'investor'] as const).map((tier) => (
        <Cell key={tier} token={tier}>
          <TierEmblem tier={tier} className="size-20" />
        </Cell>
      ))}
      {(['visa', 'mastercard', 'browser-wallet', 'kickstarter', 'indiegogo', 'gamefound'] as const).map(
        (service) => (
          <Cell key={service} token={service}>
            <ServiceMark service={service} className="h-14 w-20" />
          </Cell>
        ),
      )}
    </Sheet>
  ),
}

function Sheet({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-2 gap-3 p-6 sm:grid-cols-3 lg:grid-cols-5">{children}</ul>
}

function Cell({ token, children }: { token: string; children: ReactNode }) {
  return (
    <li className="grid gap-3 rounded-panel border border-seam bg-hull p-4">
      <span className="grid h-20 place-items-center">{children}</span>
      <CopyToken token={token} />
    </li>
  )
}
