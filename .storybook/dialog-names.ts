import { expect } from 'storybook/test'

/** What is open over a page: dialogs, the menu of a phone, and what covers the page while it waits. */
const open = '[role="dialog"], [role="alertdialog"], dialog[open]'

/** Fails a story in which one of them has no name, or a dialog does not say what it is about when it opens. */
export async function checkDialogs(): Promise<void> {
  for (const dialog of document.querySelectorAll<HTMLElement>(open)) {
    await expect(dialog).toHaveAccessibleName()
    if (dialog.dataset['slot'] === 'dialog') await expect(dialog).toHaveAccessibleDescription()
  }
}
