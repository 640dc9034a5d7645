import type { Decorator } from '@storybook/react-vite'

/** Renders a field in a form as wide as that of the card payment. */
export const inCardForm: Decorator = (Story) => (
  <form method="post" noValidate className="w-card-form max-w-[calc(100vw-2rem)]">
    <Story />
  </form>
)

/** The `argTypes` of a field whose own types hide these two props. */
export const fieldTextTypes = {
  label: { description: 'The visible name of the field.' },
  error: { description: 'Why the value was refused, in the product’s words.' },
}
