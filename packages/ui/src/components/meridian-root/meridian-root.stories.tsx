import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { Button } from '../button/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import { MeridianRoot, usePortalRoot } from './meridian-root.tsx'

const meta = {
  title: 'Components/Meridian Root',
  component: MeridianRoot,
  parameters: { chromatic: oneWidth },
  args: { children: <Button className="m-6">Buy Now</Button> },
} satisfies Meta<typeof MeridianRoot>

export default meta
type Story = StoryObj<typeof meta>

/** The root changes no layout. */
export const Around: Story = {
  play: async ({ canvas }) => {
    const root = canvas.getByRole('button').parentElement!
    await expect(getComputedStyle(root).display).toBe('contents')
  },
}

const addedWhileRendering = fn()

function Probe() {
  const before = document.body.childElementCount
  usePortalRoot()
  addedWhileRendering(document.body.childElementCount - before)
  return null
}

/** A rendering that React may discard leaves the page as it is. */
export const AddsNothingWhileRendering: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    document.querySelector('[data-slot="portal-root"]')?.remove()
  },
  args: { children: <Probe /> },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-slot="portal-root"]')).not.toBeNull())
    await expect(addedWhileRendering.mock.calls.flat().every((added) => added === 0)).toBe(true)
  },
}

/** A dialog opens inside a root at the end of the page. */
export const DialogInRoot: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <Dialog defaultOpen>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Buy Assets</DialogTitle>
            <DialogDescription>List price $1800.5</DialogDescription>
          </DialogHeader>
        </DialogContent>
      </Dialog>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy Assets' })
    await expect(dialog.closest('body > .meridian')).not.toBeNull()
  },
}
