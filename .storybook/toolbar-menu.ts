import type { Preview } from '@storybook/react-vite'

/** A value of a toolbar menu. */
export type ToolbarMenu = NonNullable<Preview['globalTypes']>[string]
type Icon = NonNullable<NonNullable<ToolbarMenu['toolbar']>['icon']>

/** A toolbar menu that shows the selected value: each value with its label, in order. */
export const toolbarMenu = (
  title: string,
  icon: Icon,
  description: string,
  choices: Readonly<Record<string, string>>,
): ToolbarMenu => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, label]) => ({ value, title: label })),
  },
})
