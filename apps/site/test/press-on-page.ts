import { screen, userEvent, waitFor, within } from 'storybook/test'

/** Presses a button of the page in a story's `play` once the page has rendered. The splash screen also has a main. */
export const pressOnPage = (name: string) => async () => {
  await userEvent.click(await waitFor(() => within(screen.getByRole('main')).getByRole('button', { name })))
}
