import { expect, screen, waitFor, within } from 'storybook/test'

/** Tests the open step: its title, its amounts by label, and the button that Enter presses. */
export const showsStep =
  (title: string, amounts: Readonly<Record<string, string>>, enter: string) => async (): Promise<void> => {
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const texts = (role: string) => dialog.getAllByRole(role).map(({ textContent }) => textContent)
    await expect(texts('term')).toEqual(Object.keys(amounts))
    await expect(texts('definition')).toEqual(Object.values(amounts))
    await waitFor(() => expect(dialog.getByRole('button', { name: enter })).toHaveFocus())
  }

/** Tests that the open dialog breaks long words. */
export async function breaksLongWords(): Promise<void> {
  const { scrollWidth, clientWidth } = await screen.findByRole('dialog')
  await expect(scrollWidth).toBe(clientWidth)
}
