import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { inForcedColours, onPhone, oneWidth } from '../../stories/widths.ts'
import { goBack, withCloseRequests } from '../../stories/close-requests.ts'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
  type DialogProps,
} from './dialog.tsx'

interface Example extends DialogProps, Pick<DialogContentProps, 'size'> {
  title: string
  description: string
  body?: ReactNode
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: {
    DialogTrigger,
    DialogContent,
    DialogHeader,
    DialogTitle,
    DialogDescription,
    DialogBody,
    DialogFooter,
    DialogClose,
  },
  parameters: { chromatic: oneWidth, docs: { story: { inline: false, height: '560px' } } },
  argTypes: {
    title: { description: 'The text of the `DialogTitle`.' },
    description: { description: 'The text of the `DialogDescription`.' },
    body: { description: 'The content of the `DialogBody`.' },
    size: { description: 'The `size` of the `DialogContent`.' },
  },
  args: {
    title: 'Confirm Logout',
    open: true,
    onOpenChange: fn(),
    description: 'Are you sure you want to log out?',
  },
  render: ({ title, description, size, body, children, ...args }) => (
    <div className="h-screen">
      <Dialog {...args}>
        {children}
        <DialogContent size={size}>
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            <DialogDescription>{description}</DialogDescription>
          </DialogHeader>
          {body && <DialogBody>{body}</DialogBody>}
          <DialogFooter>
            <DialogClose asChild>
              <Button tone="quiet">Cancel</Button>
            </DialogClose>
            <Button tone="danger">Logout</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </div>
  ),
} satisfies Meta<Example>

export default meta
type Story = StoryObj<typeof meta>

/** The first focus is on the content, so that Enter cannot close it by accident. */
export const Open: Story = {
  parameters: { chromatic: inForcedColours },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Logout' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const Closed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const ClosedByButton: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close dialog' }))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}

/** Android's Back closes the dialog; it leaves the page only if the parent does not close it. */
export const ClosedByBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: withCloseRequests,
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await expect(goBack()).toBe(true)
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(goBack()).toBe(false)
  },
}

export const ClosedByItsOwnButton: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ClosedByBackdrop: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.previousElementSibling!)
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce())
  },
}

/** The second click of a double click on the trigger lands on the backdrop: the dialog stays open. */
export const OpenedByDoubleClick: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    const backdrop = dialog.previousElementSibling!
    // A dialog of the story before ignores one more click after closing: this click uses it up.
    await fireEvent.click(document.body)
    const press = async (detail: number) => {
      await fireEvent.pointerDown(backdrop)
      await fireEvent.click(backdrop, { detail })
      // Radix would react a moment after the click.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    await press(2)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await press(1)
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}

/** Uncontrolled, with its trigger. Tab stays inside; after closing, the trigger has the focus. */
export const KeepsAndReturnsFocus: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    open: undefined,
    children: (
      <DialogTrigger asChild>
        <Button tone="quiet">Log out</Button>
      </DialogTrigger>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Log out' })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Logout' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Close dialog' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Close dialog' })).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A fading dialog has returned focus, keys and clicks: the next press opens it again. */
export const ReportsClosingBeforeTheFade: Story = {
  ...KeepsAndReturnsFocus,
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Log out' })
    await userEvent.click(opener)
    const fading = await screen.findByRole('dialog')
    const backdrop = fading.previousElementSibling!
    await waitFor(() => expect(within(fading).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    for (const layer of [fading, backdrop]) {
      await Promise.all(layer.getAnimations().map(({ finished }) => finished))
      layer.setAttribute('style', `${layer.getAttribute('style')}; animation-duration: 10s !important`)
    }

    await userEvent.keyboard('{Escape}')
    await expect(fading).toHaveAttribute('data-state', 'closed')
    await expect(opener).toHaveFocus()
    const { left, top } = opener.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 1, top + 1)).toBe(opener)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)

    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(fading).not.toBeInTheDocument()
  },
}

export const WithDescription: Story = {
  args: {
    title: 'Connect Wallet',
    description: 'Meridian 2117 never asks for a seed phrase or a private key.',
    body: <Field label="Password" name="password" type="password" autoComplete="current-password" />,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Meridian 2117 never asks for a seed phrase or a private key.',
    )
  },
}

/** Longer than the window: title and buttons stay visible while the text scrolls between them. */
export const Tall: Story = {
  args: {
    title: 'Terms of Service',
    description: 'What everybody agrees to who sells through the Gate.',
    size: 'md',
    body: (
      <ol className="grid list-decimal gap-4 pl-5">
        {Array.from({ length: 24 }, (_, index) => (
          <li key={index}>
            What passes the Gate belongs to whoever holds its record, and the record is public.
          </li>
        ))}
      </ol>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    dialog.scrollTop = dialog.scrollHeight / 2
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(innerHeight)
    for (const name of ['Cancel', 'Logout', 'Close dialog']) {
      const button = within(dialog).getByRole('button', { name }).getBoundingClientRect()
      await expect(button.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top)
      await expect(button.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom)
    }
  },
}

/** A sheet over the full width, buttons within reach of the thumb. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(async () => {
      const { left, width, bottom } = dialog.getBoundingClientRect()
      await expect({ left, width, bottom: Math.round(bottom) }).toEqual({
        left: 0,
        width: document.documentElement.clientWidth,
        bottom: innerHeight,
      })
    })
    const [cancel, logout] = ['Cancel', 'Logout'].map((name) =>
      within(dialog).getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(cancel!.top).toBe(logout!.top)
    await expect(cancel!.width).toBe(logout!.width)
  },
}
