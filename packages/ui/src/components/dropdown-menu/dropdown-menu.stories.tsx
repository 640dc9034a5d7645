import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartNoAxesColumn, Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { Button } from '../button/button.tsx'
import { DropdownMenu, DropdownMenuItem } from './dropdown-menu.tsx'

const onSelect = fn()

const meta = {
  title: 'Components/Dropdown Menu',
  component: DropdownMenu,
  parameters: { chromatic: oneWidth, docs: { story: { inline: false, height: '360px' } } },
  args: {
    label: 'Shop',
    trigger: <Button tone="ghost">Shop</Button>,
    children: (
      <>
        <DropdownMenuItem
          label="Overview & Desc"
          description="See what's new and trending"
          icon={<ChartNoAxesColumn />}
          onSelect={() => onSelect('Overview & Desc')}
        />
        <DropdownMenuItem
          label="Land"
          description="Buy a parcel of land and build on it"
          icon={<MapIcon />}
          onSelect={() => onSelect('Land')}
        />
      </>
    ),
  },
  beforeEach: () => {
    onSelect.mockClear()
  },
  render: (args) => (
    <div className="h-screen p-8">
      <DropdownMenu {...args} />
      <Button tone="quiet" className="max-sm:float-right sm:ml-96">
        Elsewhere
      </Button>
    </div>
  ),
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Shop', expanded: false })).toBeVisible()
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }))
    const menu = within(await screen.findByRole('menu', { name: 'Shop' }))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(2)
  },
}

/** Choosing calls the parent and closes. */
export const Chosen: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await Open.play?.(context)
    await context.userEvent.click(screen.getByRole('menuitem', { name: /^Land/ }))
    await expect(onSelect.mock.calls).toEqual([['Land']])
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

/** Enter opens, arrows move without wrapping, Enter chooses, Escape returns the focus. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Shop' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Overview/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /^Land/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onSelect.mock.calls).toEqual([['Land']])
    await waitFor(() => expect(trigger).toHaveFocus())

    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}

/** Sets `relatedTarget` as browsers do, unlike `userEvent.hover`. */
async function movePointer(from: Element, to: Element) {
  await fireEvent.pointerOut(from, { relatedTarget: to, pointerType: 'mouse' })
  await fireEvent.pointerOver(to, { relatedTarget: from, pointerType: 'mouse' })
}

/** A parent may open it on hover: moving from the button into the panel does not leave the parent. */
export const OnHover: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function OnHover(args) {
    const [open, setOpen] = useState(false)
    return (
      <div className="h-screen p-8">
        <div
          className="inline-block"
          onPointerEnter={() => setOpen(true)}
          onPointerLeave={() => setOpen(false)}
        >
          <DropdownMenu {...args} open={open} onOpenChange={setOpen} />
        </div>
        <Button tone="quiet" className="max-sm:float-right sm:ml-96">
          Elsewhere
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const shop = canvas.getByRole('button', { name: 'Shop' })
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' })
    await movePointer(elsewhere, shop)
    const land = await screen.findByRole('menuitem', { name: /^Land/ })
    await movePointer(shop, land)
    await expect(screen.getByRole('menu')).toBeVisible()
    await movePointer(land, elsewhere)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

/** The page stays usable: another button takes the first click, and the menu closes. */
export const ClickElsewhere: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await Open.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(context.canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  },
}
