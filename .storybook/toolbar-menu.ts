import type { Preview } from '@storybook/react-vite'

/** A value of a toolbar menu. */
export type ToolbarMenu = NonNullable<Preview['globalTypes']>[string]
type Icon = NonNullable<NonNullable<ToolbarMenu['toolbar']>['icon']>

/** A toolbar menu: each value with its label, in order. The bar shows its title alone, so that all menus fit at 1440 px. */
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
    dynamicTitle: false,
    items: Object.entries(choices).map(([value, label]) => ({ value, title: label })),
  },
})
