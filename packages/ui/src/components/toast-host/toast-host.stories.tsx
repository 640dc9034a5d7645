import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useEffect } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { onPhone, oneWidth } from '../../stories/widths.ts'
import { showToast } from '../../lib/toast.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import { ToastHost } from './toast-host.tsx'

const durationMs = Number.POSITIVE_INFINITY

/** The number of animation frames in which a toast leaves, with a margin. */
const exitMs = 30

/**
 * The region of toasts: at the top right, below the header. One per page; `showToast` fills it.
 *
 * Use a toast for the outcome of an action. A wrong value is the error of its field; a question is a `Dialog`.
 */
const meta = {
  title: 'Components/Toast Host',
  component: ToastHost,
  parameters: { chromatic: oneWidth, docs: { story: { inline: false, height: '360px' } } },
  decorators: [
    (Story) => (
      <div className="h-screen">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastHost>

export default meta
type Story = StoryObj<typeof meta>

async function shown(text: string) {
  // Queried on each try: a new list may render its first toast twice.
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  return screen.getByText(text)
}

/** Announced politely, at the top right. */
export const Success: Story = {
  beforeEach: () => {
    showToast({ tone: 'success', message: { key: 'cardPaid', parts: ['$1800.5'] }, durationMs })
  },
  play: async () => {
    const toast = await shown('Payment Successful! ✅ Amount: $1800.5')
    await expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await waitFor(() => expect(toast.getBoundingClientRect().right).toBeGreaterThan(innerWidth / 2))
  },
}

export const Failed: Story = {
  beforeEach: () => {
    showToast({ tone: 'error', message: { key: 'alreadyPurchased' }, durationMs })
  },
  play: async () => {
    await shown('Sorry you have already purchased it')
  },
}

export const Info: Story = {
  beforeEach: () => {
    showToast({ tone: 'info', message: { key: 'walletHint' }, durationMs })
  },
  play: async () => {
    await shown(messages.walletHint)
  },
}

/** A toast lists the steps to take when a wallet does not sign. */
export const Help: Story = {
  beforeEach: () => {
    showToast({
      tone: 'error',
      message: { key: 'walletPopupTitle' },
      steps: 'walletPopupSteps',
      durationMs,
    })
  },
  play: async () => {
    const toast = within((await shown('MetaMask Popup Issue!')).closest('li')!)
    await expect(toast.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...messages.walletPopupSteps,
    ])
  },
}

/** A later message about the same matter replaces the earlier one, with its steps. */
export const Replaced: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const id = 'wallet'
    // Toasts of the story before may still show.
    const text = 'The wallet is silent'
    showToast({ tone: 'error', message: text, steps: 'walletPopupSteps', durationMs, id })
    await shown(text)
    showToast({ tone: 'success', message: { key: 'walletLoggedIn' }, durationMs, id })
    await shown(messages.walletLoggedIn)
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())
    await expect(screen.queryByText(messages.walletPopupSteps[0])).not.toBeInTheDocument()
  },
}

/** At most three are visible. */
export const Several: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    showToast({ tone: 'info', message: 'First', durationMs })
    showToast({ tone: 'success', message: { key: 'signUpSucceeded' }, durationMs })
    showToast({ tone: 'error', message: { key: 'paymentFailed' }, durationMs })
    showToast({ tone: 'success', message: { key: 'profileSaved' }, durationMs })
  },
  play: async () => {
    await shown('Profile updated successfully!')
    await waitFor(async () => {
      const visible = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')]
      await expect(visible.map((toast) => toast.textContent)).toEqual([
        'Profile updated successfully!',
        'Payment failed. Please try again.',
        'Signup successful!',
      ])
    })
  },
}

export const Closed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    showToast({ tone: 'success', message: { key: 'logOutSucceeded' }, durationMs })
    const toast = (await shown('User logged out successfully')).closest('li')!
    await userEvent.click(within(toast).getByRole('button', { name: 'Close toast' }))
    await waitFor(() => expect(screen.queryByText('User logged out successfully')).not.toBeInTheDocument())
  },
}

function Earlier() {
  useEffect(() => showToast({ tone: 'success', message: { key: 'returnedPaid' }, durationMs }), [])
  return null
}

/** A toast that is shown before the host mounts waits for it. */
export const BeforeTheHost: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <Earlier />
      <ToastHost />
    </>
  ),
  play: async () => {
    await shown('Payment Successful! 💳')
  },
}

/** A list that is mounted twice, as in React's strict mode, keeps its toasts. */
export const MountedTwice: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <StrictMode>
      <Earlier />
      <ToastHost />
    </StrictMode>
  ),
  play: async () => {
    await shown('Payment Successful! 💳')
    for (let frame = 0; frame < exitMs; frame += 1) await new Promise(requestAnimationFrame)
    await expect(screen.getAllByText('Payment Successful! 💳').length).toBeGreaterThan(0)
  },
}

const onOpenChange = fn()

/** A toast over an open dialog can be closed without closing the dialog. */
export const OverDialog: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <Dialog defaultOpen onOpenChange={onOpenChange}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Buy Assets</DialogTitle>
            <DialogDescription>List price $1800.5</DialogDescription>
          </DialogHeader>
        </DialogContent>
      </Dialog>
      <ToastHost />
    </>
  ),
  beforeEach: () => {
    onOpenChange.mockClear()
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Buy Assets' })
    showToast({ tone: 'error', message: { key: 'purchaseFailed' }, durationMs })
    const toast = (await shown('Payment failed')).closest('li')!
    await userEvent.click(within(toast).getByRole('button', { name: 'Close toast' }))
    await waitFor(() => expect(screen.queryByText('Payment failed')).not.toBeInTheDocument())
    await expect(screen.getByRole('dialog', { name: 'Buy Assets' })).toBeVisible()
    await expect(onOpenChange).not.toHaveBeenCalled()
  },
}

/** Across the width of the phone, still below the header. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async () => {
    showToast({ tone: 'error', message: { key: 'userIdRequired' }, durationMs })
    const toast = (await shown('User Id is required Please signin')).closest('li')!
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(72))
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
}

/** A long message from the server stays in the window. */
export const LongPhone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async () => {
    const text =
      'The payment provider could not be reached: connection to 0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c.gateway.meridian.test was refused after 30 seconds. Nothing has been charged.'
    showToast({ tone: 'error', message: text, durationMs })
    const { left, right } = (await shown(text)).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** An error stays until the next press of a control; a press beside it, or of the page's text, leaves it. */
export const StaysUntilNextPress: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <p>Some text</p>
      <button type="button">Try again</button>
      <ToastHost />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    showToast({ tone: 'error', message: 'The market is closed' })
    await shown('The market is closed')
    await userEvent.click(canvas.getByText('Some text'))
    await expect(screen.getByText('The market is closed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('The market is closed')).not.toBeInTheDocument())
  },
}

/** Alt+T shows the last five toasts again, newest first. */
export const ReadAgain: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <button type="button">Buy</button>
      <ToastHost />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const texts = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
    for (const message of texts) {
      showToast({ tone: 'error', message })
      await shown(message)
    }
    const button = canvas.getByRole('button', { name: 'Buy' })
    await userEvent.click(button)
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())

    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}')
    await waitFor(async () => {
      const visible = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')]
      await expect(visible.map((toast) => toast.textContent)).toEqual(texts.slice(1).toReversed())
    })
    await expect(document.activeElement).toHaveAttribute('data-sonner-toaster')
    await userEvent.click(button)
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

/** Option+T and AltGr+T write † and þ in a field: the focus stays there. */
export const ReadAgainNotInFields: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <label>
        Name <input />
      </label>
      <button type="button">Buy</button>
      <ToastHost />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    showToast({ tone: 'error', message: 'First' })
    await shown('First')
    for (const [control, keys] of [
      [canvas.getByRole('textbox', { name: 'Name' }), '{Alt>}[KeyT]{/Alt}'],
      [canvas.getByRole('button', { name: 'Buy' }), '{Control>}{Alt>}[KeyT]{/Alt}{/Control}'],
    ] as const) {
      control.focus()
      await userEvent.keyboard(keys)
      await expect(control).toHaveFocus()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
  },
}
