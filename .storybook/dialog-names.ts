import { expect } from 'storybook/test'

/** Matches elements that cover a page: dialogs, the phone menu, loading overlays. */
const open = '[role="dialog"], [role="alertdialog"], dialog[open]'

/** Fails a story if such an element has no name, or a dialog has no description when it opens. */
export async function checkDialogs(): Promise<void> {
  for (const dialog of document.querySelectorAll<HTMLElement>(open)) {
    await expect(dialog).toHaveAccessibleName()
    if (dialog.dataset['slot'] === 'dialog-content') await expect(dialog).toHaveAccessibleDescription()
  }
}
