import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memo, useReducer } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { override, MessagesProvider, useMessages } from '../../lib/messages.ts'
import { inCardForm } from '../../stories/card-form.tsx'
import { inForcedColours, oneWidth } from '../../stories/widths.ts'
import { Button } from '../button/button.tsx'
import { Field, FieldControl, FieldError, FieldHint, FieldLabel, FieldRoot } from './field.tsx'

const meta = {
  title: 'Components/Field',
  component: Field,
  subcomponents: { FieldRoot, FieldLabel, FieldControl, FieldHint, FieldError },
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email', onChange: fn() },
  decorators: [inCardForm],
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

/** From untouched to refused. The label stays; the error is under the input. */
export const States: Story = {
  parameters: { chromatic: inForcedColours },
  globals: { pseudo: { hover: '.hover input', focus: '.focus input', focusVisible: '.focus input' } },
  render: () => (
    <div className="grid gap-6">
      <Field label="Untouched" name="untouched" placeholder="name@example.com" />
      <div className="hover">
        <Field label="Pointed at" name="hovered" />
      </div>
      <div className="focus">
        <Field label="In focus" name="focused" />
      </div>
      <Field label="Filled" name="filled" defaultValue="kaia@meridian.example" required />
      <Field label="With a hint" name="hinted" hint="Maximum 30 characters allowed" />
      <Field label="Refused" name="refused" defaultValue="kaia@" error="Please enter a valid email address" />
      <Field label="Disabled" name="disabled" defaultValue="kaia@meridian.example" disabled />
    </div>
  ),
}

/** The label leads to the input, and a click on it puts the caret there. */
export const Empty: Story = {}

/** A click on the label puts the caret into the input. */
export const Typed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'))
    await userEvent.keyboard('k')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('k')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Filled: Story = { args: { defaultValue: 'kaia@meridian.example' } }

/** The asterisk is visual; a screen reader announces that the field is required. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeRequired()
    await expect(canvas.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const WithHint: Story = {
  args: { label: 'Full Name', name: 'fullName', type: 'text', hint: 'Maximum 30 characters allowed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full Name')).toHaveAccessibleDescription(
      'Maximum 30 characters allowed',
    )
  },
}

export const Failed: Story = {
  args: { required: true, defaultValue: 'kaia@', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid email address')
  },
}

/** A screen reader reads both with the field, and by themselves only with `live`. */
export const FailedWithHint: Story = {
  tags: ['!dev'],
  args: {
    defaultValue: 'kaia@',
    hint: 'The address of your account',
    error: 'Please enter a valid email address',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address The address of your account',
    )
    const error = canvas.getByText('Please enter a valid email address')
    await expect(error.closest('[aria-live]')).toBeNull()
  },
}

/** An error that appears after the field was left is announced: its place is a live region from the start. */
export const Live: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { live: true, error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const error = canvas.getByText('Please enter a valid email address')
    await expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  },
}

/** A message shows in the host's language. */
export const Translated: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { error: { key: 'emailInvalid' } },
  decorators: [
    (Story) => (
      <MessagesProvider
        value={new Map([override(messages, { emailInvalid: 'Das ist keine E-Mail-Adresse' })])}
      >
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Das ist keine E-Mail-Adresse')
  },
}

const rendered = fn()

const Counted = memo(function Counted() {
  rendered(useMessages(messages).emailInvalid)
  return null
})

/** A host that makes its map at each rendering renders no part anew. */
export const TranslatedInline: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Host() {
    const [presses, press] = useReducer((count: number) => count + 1, 0)
    return (
      <MessagesProvider value={new Map([override(messages, { emailInvalid: 'Ungültig' })])}>
        <button type="button" onClick={press}>
          {presses}
        </button>
        <Counted />
      </MessagesProvider>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(rendered).toHaveBeenLastCalledWith('Ungültig')
    rendered.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await expect(await canvas.findByRole('button', { name: '1' })).toBeVisible()
    await expect(rendered).not.toHaveBeenCalled()
  },
}

export const Focused: Story = { globals: { pseudo: { focus: 'input', focusVisible: 'input' } } }

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'kaia@meridian.example' },
}

/** Typing changes nothing. */
export const ReadOnlyKeepsItsValue: Story = {
  ...ReadOnly,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'x')
    await expect(canvas.getByLabelText('Email')).toHaveValue('kaia@meridian.example')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'kaia@meridian.example' } }

export const WithTrailing: Story = {
  tags: ['!dev'],
  args: {
    label: 'Invitation',
    name: 'invitation',
    type: 'text',
    trailing: (
      <Button tone="ghost" size="sm" className="mr-1 px-2">
        Paste
      </Button>
    ),
  },
}

/** The parts in another order, around a control that is no `<input>`. */
export const Parts: Story = {
  tags: ['!dev'],
  render: () => (
    <FieldRoot error="Choose one of the two" hint="The wallet that receives the money" required>
      <FieldError className="mb-2" />
      <FieldLabel>Wallet</FieldLabel>
      <FieldControl asChild>
        <select className="h-12 w-full rounded-control border border-alert bg-hull px-4">
          <option>None</option>
          <option>MetaMask</option>
          <option>Gatekeeper</option>
        </select>
      </FieldControl>
      <FieldHint />
    </FieldRoot>
  ),
  play: async ({ canvas }) => {
    const wallet = canvas.getByRole('combobox', { name: 'Wallet' })
    await expect(wallet).toBeRequired()
    await expect(wallet).toBeInvalid()
    await expect(wallet).toHaveAccessibleDescription(
      'Choose one of the two The wallet that receives the money',
    )
  },
}

/** The wheel scrolls the page: a focused number field would change its value. */
export const NumberUnderTheWheel: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'Price', name: 'price', type: 'number', autoComplete: 'off' },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Price')
    await userEvent.type(price, '800')
    await fireEvent.wheel(price, { deltaY: 100 })
    await expect(price).not.toHaveFocus()
    await expect(price).toHaveValue(800)
  },
}
