import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Waits for a toast and hovers over it, so that it stays open for the picture. */
export async function seesToast(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  await userEvent.hover(screen.getByText(text))
}
