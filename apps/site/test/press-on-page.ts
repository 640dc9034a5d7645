import { screen, userEvent, waitFor, within } from 'storybook/test'

/** For a story's `play`: presses a button of the page once that has come; the splash screen before it has a main, too. */
export const pressOnPage = (name: string) => async () => {
  await userEvent.click(await waitFor(() => within(screen.getByRole('main')).getByRole('button', { name })))
}
