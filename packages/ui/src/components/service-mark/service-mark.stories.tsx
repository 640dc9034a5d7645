import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { ServiceMark } from './service-mark.tsx'

const meta = {
  title: 'Components/Service Mark',
  component: ServiceMark,
  args: { service: 'visa' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof ServiceMark>

export default meta
type Story = StoryObj<typeof meta>

export const AllVariants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {(['visa', 'mastercard', 'browser-wallet', 'kickstarter', 'indiegogo', 'gamefound'] as const).map(
        (service) => (
          <ServiceMark key={service} service={service} className="h-16 w-24" />
        ),
      )}
    </div>
  ),
}

/** A mark without text beside it has a name of its own. */
export const Visa: Story = {
  args: { label: 'Visa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible()
  },
}
