import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/field/field.tsx'
import { oneWidth } from '../../stories/widths.ts'
import { PaymentForm } from './payment-form.tsx'

const meta = {
  title: 'Sections/Payment Form',
  component: PaymentForm,
  args: {
    amountCents: 125_000,
    player: 'mika7@meridian.test',
    itemAddress: itemLink(kestrelInterceptor).to,
    status: 'ready',
    className: 'max-w-card-form p-6',
    children: <Field label="Card number" name="number" className="my-6" />,
    button: (
      <Button type="submit" size="lg" width="full">
        Pay $1250
      </Button>
    ),
    announcement: false,
    onSubmit: fn(),
  },
  parameters: {
    chromatic: oneWidth,
    layout: 'centered',
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof PaymentForm>

export default meta
type Story = StoryObj<typeof meta>

/** The button sends the form, and so does Enter in a field. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $1250' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}
