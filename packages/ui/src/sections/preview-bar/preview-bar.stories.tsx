import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../../components/container/container.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { PreviewBar } from './preview-bar.tsx'

const meta = {
  title: 'Sections/Preview Bar',
  component: PreviewBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  render: () => (
    <>
      <Page header="none">
        <Container className="grid gap-6 py-10">
          <h1 className="font-display text-2xl">A page of a preview</h1>
          <div className="h-dvh rounded-panel border border-seam" />
          <a href="#top" className="text-signal-bright underline">
            The last link of the page
          </a>
        </Container>
      </Page>
      <PreviewBar />
    </>
  ),
} satisfies Meta<typeof PreviewBar>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** It is in the window from the first moment on, and the page ends above it. */
export const StaysInTheWindow: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: 'Preview' })
    const bottom = () => Math.round(bar.getBoundingClientRect().bottom)
    await expect(bottom()).toBe(innerHeight)
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(bottom()).toBe(innerHeight)
    const link = canvas.getByRole('link', { name: 'The last link of the page' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  },
}
