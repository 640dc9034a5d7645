import type { StoryContext } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { StepProps } from '../dialogs/step-dialog/step-dialog.tsx'

/** The callbacks of every step, for prop tables. */
export const stepIntents = {
  onProceed: { description: 'The player goes on to what the step leads to.' },
  onDismiss: { description: 'The player goes back.' },
}

interface Play extends Pick<StoryContext, 'userEvent'> {
  args: Pick<StepProps, 'onProceed' | 'onDismiss'>
}

/**
 * Tests a step: one dialog is open, with its position in the chain; its button continues, Escape goes back, each once.
 */
export const goesOnAndBack =
  (says: string, button: string) =>
  async ({ args, userEvent }: Play): Promise<void> => {
    await expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    await expect(screen.getByText(says)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: button }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  }
