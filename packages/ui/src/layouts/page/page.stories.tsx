import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../components/container/container.tsx'
import { focusContent } from '../../lib/focus.ts'
import { Page } from './page.tsx'

const meta = {
  title: 'Layouts/Page',
  component: Page,
  args: {
    children: (
      <Container>
        <h1 className="py-16 font-display text-4xl font-semibold">A page</h1>
      </Container>
    ),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** It starts under the header, takes the focus, and shows no focus ring around the whole page. */
export const Flow: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBe(72)
    focusContent()
    await expect(main).toHaveFocus()
    // Screen readers announce it after the page has changed.
    await expect(main).toHaveAccessibleName('A page')
    await expect(getComputedStyle(main).outlineStyle).toBe('none')
  },
}

/** As high as the window, so that the last part can fill it. */
export const Column: Story = {
  tags: ['!dev'],
  args: { layout: 'column' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().height).toBe(innerHeight)
  },
}

export const Centred: Story = {
  args: { layout: 'centred', header: 'none', children: <h1>Alone</h1> },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('heading').getBoundingClientRect()
    await expect(top).toBe(innerHeight - bottom)
  },
}
