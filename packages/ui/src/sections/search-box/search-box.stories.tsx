import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import type { SearchResults } from '@meridian-2117/contract'
import { onPhone } from '../../stories/widths.ts'
import { SearchBox } from './search-box.tsx'

const results: SearchResults = {
  lands: [
    { id: 'land-1', title: 'Neon Block 88' },
    { id: 'land-2', title: 'Ashfall Caldera 12' },
  ],
  nfas: [
    { id: 'nfa-1', title: 'Kestrel Interceptor 09' },
    { id: 'nfa-2', title: 'Vanguard Helm 0117' },
  ],
}

const manyResults: SearchResults = {
  lands: Array.from({ length: 8 }, (_, index) => ({
    id: `land-${index}`,
    title: `Neon Block ${80 + index}`,
  })),
  nfas: Array.from({ length: 8 }, (_, index) => ({
    id: `nfa-${index}`,
    title: `Neon Blade 0${410 + index}`,
  })),
}

const meta = {
  title: 'Sections/Search Box',
  component: SearchBox,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { query: '', results: null, onQueryChange: fn(), onChoose: fn() },
  render: function Typed(args) {
    const [query, setQuery] = useState(args.query)
    return (
      <SearchBox
        {...args}
        query={query}
        onQueryChange={(text) => {
          setQuery(text)
          args.onQueryChange(text)
        }}
      />
    )
  },
  decorators: [
    (Story) => (
      <main className="min-h-96 max-w-sm p-6">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Typed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByPlaceholderText('Search...')
    await userEvent.type(input, 'neon')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('neon')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Results: Story = {
  args: { query: 'ne', results },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(canvas.getByRole('group', { name: 'Lands' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'NFAs' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('4 results')
  },
}

/** A screen reader announces a single result. */
export const OneResult: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { query: 'ne', results: { lands: [], nfas: results.nfas.slice(0, 1) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 result$/)
  },
}

/** A choice calls back once, and the list closes. */
export const Chosen: Story = {
  ...Results,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Kestrel Interceptor 09' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith({
      kind: 'collectible',
      id: 'nfa-1',
      title: 'Kestrel Interceptor 09',
    })
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** Down, Up and Enter pick a result; past the last one, no result is marked. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { query: 'ne', results },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(input)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    const marked = canvas.getByRole('option', { name: 'Ashfall Caldera 12' })
    await expect(marked).toHaveAttribute('aria-selected', 'true')
    await expect(input).toHaveAttribute('aria-activedescendant', marked.id)
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith({
      kind: 'land',
      id: 'land-2',
      title: 'Ashfall Caldera 12',
    })
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { name: 'Vanguard Helm 0117' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).not.toHaveAttribute('aria-activedescendant')
  },
}

/** The first Escape closes the list, the second empties the input. */
export const Escaped: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { query: 'ne', results },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(input)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(input).toHaveValue('ne')
    await userEvent.keyboard('{Escape}')
    await expect(args.onQueryChange).toHaveBeenCalledOnce()
    await expect(args.onQueryChange).toHaveBeenCalledWith('')
    await expect(input).toHaveValue('')
  },
}

/** The keys of a composition belong to the input method. */
export const Composed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { query: 'ne', results },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    const [marked] = canvas.getAllByRole('option')
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await fireEvent.keyDown(input, { key, isComposing: true })
      // Safari's last key of a composition.
      await fireEvent.keyDown(input, { key, keyCode: 229 })
    }
    await expect(marked).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(input).toHaveValue('ne')
  },
}

/** An empty input closes the list. */
export const Cleared: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { query: 'ne', results },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

export const ClosedWhenTheFocusLeaves: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { query: 'ne', results },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { query: 'zz', results: { lands: [], nfas: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(canvas.getByText('No results')).toBeVisible()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** The list is at most 15rem high and scrolls; the marked result stays in sight. */
export const ManyResults: Story = {
  tags: ['!dev'],
  args: { query: 'neon', results: manyResults },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    const list = canvas.getByRole('listbox')
    await expect(list.getBoundingClientRect().height).toBe(240)
    await userEvent.keyboard('{ArrowUp}')
    const last = canvas.getByRole('option', { name: 'Neon Blade 0417' })
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom)
  },
}

/** A phone's keyboard covers the lower part of the window: the whole list stays above it. */
export const OverKeyboard: Story = {
  ...onPhone,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { query: 'neo', results: manyResults },
  beforeEach: () => {
    const descriptor = Object.getOwnPropertyDescriptor(window, 'visualViewport')!
    const value = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight })
    Object.defineProperty(window, 'visualViewport', { value, configurable: true })
    return () => Object.defineProperty(window, 'visualViewport', descriptor)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    const list = canvas.getByRole('listbox')
    await expect(list.clientHeight).toBe(240)
    const height = list.getBoundingClientRect().top + 150
    Object.assign(visualViewport!, { height }).dispatchEvent(new Event('resize'))
    await userEvent.keyboard('{ArrowUp}')
    const last = canvas.getAllByRole('option').at(-1)!
    await expect(last).toHaveAttribute('aria-selected', 'true')
    for (const element of [list, last])
      await expect(element.getBoundingClientRect().bottom).toBeLessThan(height)
  },
}
