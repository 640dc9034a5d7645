import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { Button } from '../button/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '../dialog/dialog.tsx'
import { MeridianRoot } from './meridian-root.tsx'

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
