import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { goBack, withCloseRequests } from '../../stories/close-requests.ts'
import { onPhone, oneWidth } from '../../stories/widths.ts'
import { Button } from '../button/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import { OverlaySpinner } from './overlay-spinner.tsx'

const onSignIn = fn()

const meta = {
  title: 'Components/Overlay Spinner',
  component: OverlaySpinner,
  parameters: { chromatic: oneWidth, docs: { story: { inline: false, height: '360px' } } },
  args: { label: 'Signing in' },
  beforeEach: () => {
    onSignIn.mockClear()
  },
  render: (args) => (
    <div className="grid h-screen place-items-center">
      <Button onClick={onSignIn}>Sign In</Button>
      <OverlaySpinner {...args} />
    </div>
  ),
} satisfies Meta<typeof OverlaySpinner>

export default meta
type Story = StoryObj<typeof meta>

/** The overlay blocks a second press of the button under it. */
export const Busy: Story = {
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog', { name: 'Signing in' })).toHaveFocus()
    // Announced with the focus, not a second time by a live region.
    await expect(screen.queryByRole('status')).toBeNull()
    const { left, top, width, height } = canvas
      .getByRole('button', { name: 'Sign In', hidden: true })
      .getBoundingClientRect()
    const onTop = () => document.elementFromPoint(left + width / 4, top + height / 2)!
    await waitFor(() => expect(onTop().closest('[data-slot="overlay-spinner"]')).toBeInTheDocument())
    onTop().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect(onSignIn).not.toHaveBeenCalled()
  },
}

/** The focus returns to the control that had it before. */
export const GivesTheFocusBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function GivesTheFocusBack(args) {
    const [waits, setWaits] = useState(false)
    return (
      <div className="grid h-screen place-items-center">
        <Button onClick={() => setWaits(true)}>Sign In</Button>
        {waits && <OverlaySpinner {...args} onClick={() => setWaits(false)} />}
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' })
    await userEvent.click(button)
    const overlay = await screen.findByRole('dialog', { name: 'Signing in' })
    await waitFor(() => expect(button).not.toHaveFocus())
    await fireEvent.click(overlay)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Nothing closes it, so Android's Back leaves the page. */
export const BackDoesNotCloseIt: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: withCloseRequests,
  play: async () => {
    await screen.findByRole('dialog')
    await expect(goBack()).toBe(false)
  },
}

/** It follows a dialog, as after a wallet's signature: the dialog's opener gets the focus back. */
export const GivesTheFocusBackPastADialog: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function GivesTheFocusBackPastADialog(args) {
    const [step, setStep] = useState<'idle' | 'asking' | 'waiting'>('idle')
    return (
      <div className="grid h-screen place-items-center">
        <Button onClick={() => setStep('asking')}>Sign In</Button>
        <Dialog open={step === 'asking'} onOpenChange={() => setStep('idle')}>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Sign Message</DialogTitle>
            </DialogHeader>
            <DialogFooter>
              <Button onClick={() => setStep('waiting')}>Sign</Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        {step === 'waiting' && <OverlaySpinner {...args} onClick={() => setStep('idle')} />}
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign' }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Sign Message' })).not.toBeInTheDocument(),
    )
    await fireEvent.click(await screen.findByRole('dialog', { name: 'Signing in' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Phone: Story = { tags: ['!dev'], ...onPhone }
