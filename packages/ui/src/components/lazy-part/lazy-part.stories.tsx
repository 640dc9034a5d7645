import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { expect, fn, waitFor } from 'storybook/test'
import { contentId } from '../../lib/focus.ts'
import { oneWidth } from '../../stories/widths.ts'
import { PartFailed } from '../part-failed/part-failed.tsx'
import { lazyPart } from './lazy-part.tsx'

const Chart = ({ title }: { title: string }) => <p>{title}</p>

/** The attempts to load the code, in order; the last one repeats. */
const part = (...attempts: readonly (() => Promise<typeof Chart>)[]) => {
  let number = 0
  const load = () => attempts[Math.min(number++, attempts.length - 1)]!()
  return lazyPart(load, {
    loading: () => <p>The chart loads</p>,
    failed: ({ onRetry }) => <PartFailed note="The chart could not be loaded." onRetry={onRetry} />,
  })
}

const refused = async () => Promise.reject(new Error('The code did not come'))
const never = () => new Promise<typeof Chart>(() => {})
const loaded = async () => Chart

/**
 * A part of a page whose code loads after the page. `lazyPart` makes it; a failure is limited to it.
 *
 * Use it for a heavy part that the first screenful can do without. Do not use it for small parts: each is a request.
 */
const meta = {
  title: 'Components/Late Part',
  component: part(loaded),
  args: { title: 'The chart' },
  argTypes: { title: { description: 'A prop of the part itself.' } },
  parameters: { chromatic: oneWidth, layout: 'centered' },
  decorators: [
    (LateStory) => (
      <main id={contentId} tabIndex={-1}>
        <LateStory />
      </main>
    ),
  ],
} satisfies Meta<typeof Chart>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chart')).toBeVisible()
  },
}

const Loading = part(never)
const Failing = part(refused)
const Recovering = part(refused, refused, loaded)

export const Loads: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Loading {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The chart loads')).toBeVisible()
  },
}

const pageErrors = [/^console: .*The code did not come/s]

/** The part is gone, the page around it stays. */
export const Failed: Story = {
  render: (args) => <Failing {...args} />,
  parameters: { pageErrors },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The chart could not be loaded.')
  },
}

/** Each retry loads the code again; the keyboard stays in the page's content. */
export const Retried: Story = {
  tags: ['behaviour'],
  render: (args) => <Recovering {...args} />,
  parameters: { chromatic: { disableSnapshot: true }, pageErrors },
  play: async ({ canvas, userEvent }) => {
    const retry = () => canvas.findByRole('button', { name: 'Try again' })
    await userEvent.click(await retry())
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await userEvent.click(await retry())
    await expect(await canvas.findByText('The chart')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/**
 * The code does not come while React hydrates the page: nothing is thrown, which React would report as an uncaught error
 * as soon as it renders another part.
 */
export const FailedWhileHydrating: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true }, pageErrors },
  render: () => <></>,
  play: async ({ args, canvas, canvasElement }) => {
    const page = canvasElement.appendChild(document.createElement('main'))
    page.innerHTML = '<!--$--><p>Prerendered</p><!--/$-->'
    const [Refused, Other] = [part(refused), part(loaded)]
    const onRecoverableError = fn()
    const root = hydrateRoot(page, <Refused {...args} />, { onRecoverableError })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The chart could not be loaded.')
    root.render(<Other title="Another chart" />)
    await expect(await canvas.findByText('Another chart')).toBeVisible()
    await expect(onRecoverableError).not.toHaveBeenCalled()
    root.unmount()
    page.remove()
  },
}
