import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Waits for a toast and points at it: a toast that is pointed at stays, so the picture always has it. */
export async function seesToast(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  await userEvent.hover(screen.getByText(text))
}
