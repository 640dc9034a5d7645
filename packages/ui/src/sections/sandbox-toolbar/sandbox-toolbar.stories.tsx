import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { goBack, withCloseRequests } from '../../stories/close-requests.ts'
import { onPhone } from '../../stories/widths.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { SiteHeader } from '../site-header/site-header.tsx'
import { SandboxToolbar, type SandboxToolbarProps } from './sandbox-toolbar.tsx'

const fault = [
  { value: 'none', label: 'Works' },
  { value: 'slow', label: 'Is slow' },
  { value: 'failing', label: 'Fails' },
]

function Turned({ onTurn, services: first, ...props }: SandboxToolbarProps) {
  const [services, setServices] = useState(first)
  return (
    <main className="min-h-150 p-8">
      <h1 className="font-display text-2xl">A page with the sandbox in its corner</h1>
      <SandboxToolbar
        {...props}
        services={services}
        onTurn={(id, value) => {
          setServices(services.map((service) => (service.id === id ? { ...service, value } : service)))
          onTurn(id, value)
        }}
      />
    </main>
  )
}

const meta = {
  title: 'Sections/Sandbox Toolbar',
  component: SandboxToolbar,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => <Turned {...args} />,
  args: {
    services: [
      {
        id: 'server',
        name: 'Server',
        replacement: 'Ours, as this tab hears of it',
        value: 'none',
        options: [...fault, { value: 'stopped', label: 'Is stopped' }],
      },
      {
        id: 'google',
        name: 'Google',
        replacement: 'A consent page, for Google',
        value: 'slow',
        options: fault,
      },
      {
        id: 'mail',
        name: 'Mail',
        replacement: 'An outbox, for a mail server',
        value: 'none',
        options: fault,
        opens: { label: 'Open the outbox', address: '/outbox' },
      },
      {
        id: 'wallet',
        name: 'Wallet',
        replacement: 'A demo wallet, beside your own',
        value: 'approves',
        options: [
          { value: 'approves', label: 'Signs' },
          { value: 'rejects', label: 'Rejects' },
        ],
      },
    ],
    cards: [
      { number: '4242 4242 4242 4242', outcome: 'pays' },
      { number: '4000 0000 0000 0002', outcome: 'is declined' },
      { number: '4000 0000 0000 3155', outcome: 'asks the bank first' },
    ],
    onTurn: fn(),
    onCard: fn(),
  },
} satisfies Meta<typeof SandboxToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sandbox' }))
    await expect(canvas.getByRole('heading', { name: 'Sandbox' })).toBeVisible()
  },
}

export const OpenOnPhone: Story = {
  ...Open,
  ...onPhone,
  tags: ['!dev'],
  play: async (context) => {
    await Open.play?.(context)
    const { left, right } = context.canvas
      .getByRole('heading', { name: 'Sandbox' })
      .parentElement!.parentElement!.parentElement!.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}

export const Filled: Story = {
  ...Open,
  args: { notice: 'The card is filled in.' },
}

/** The close button stays below both rows of a player's header. */
export const OpenUnderHeader: Story = {
  ...onPhone,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    services: [...meta.args.services, ...meta.args.services].map((service, id) => ({
      ...service,
      id: `${id}`,
    })),
  },
  decorators: [
    (Story) => (
      <>
        <SiteHeader
          player={{ status: 'signedIn', name: 'Ada Kestrel' }}
          search={<SearchBox query="" onQueryChange={fn()} results={null} onChoose={fn()} />}
          onDeadEnd={fn()}
          onLogOut={fn()}
        />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sandbox' }))
    const { top } = canvas.getByRole('button', { name: 'Close sandbox' }).getBoundingClientRect()
    await expect(top).toBeGreaterThan(canvas.getByRole('banner').getBoundingClientRect().bottom)
  },
}

/** By keyboard alone: opened, switched, pressed and closed, and the focus returns. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const handle = canvas.getByRole('button', { name: 'Sandbox' })
    await expect(handle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const toolbar = within(canvas.getByRole('complementary', { name: 'Sandbox' }))
    await userEvent.selectOptions(toolbar.getByLabelText(/^Google/), 'failing')
    await expect(args.onTurn).toHaveBeenLastCalledWith('google', 'failing')
    await userEvent.click(toolbar.getByRole('button', { name: /4000 0000 0000 0002/ }))
    await expect(args.onCard).toHaveBeenLastCalledWith('4000 0000 0000 0002')
    await userEvent.keyboard('{Escape}')
    await expect(handle).toHaveFocus()
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('heading', { name: 'Sandbox' })).not.toBeInTheDocument()
  },
}

/** Android's Back closes it, and then leaves the page. */
export const ClosedByBack: Story = {
  ...onPhone,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: withCloseRequests,
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Sandbox' })
    await userEvent.click(handle)
    await userEvent.click(canvas.getByRole('button', { name: /4000 0000 0000 0002/ }))
    await expect(goBack()).toBe(true)
    await waitFor(() => expect(handle).toHaveFocus())
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    await expect(goBack()).toBe(false)
  },
}
