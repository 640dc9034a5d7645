import type { Preview } from '@storybook/react-vite'

/** One choice that the toolbar offers. */
export type ToolbarMenu = NonNullable<Preview['globalTypes']>[string]
type Icon = NonNullable<NonNullable<ToolbarMenu['toolbar']>['icon']>

/** A menu of the toolbar that shows what is chosen: each value with its words, in order. */
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
    items: Object.entries(choices).map(([value, words]) => ({ value, title: words })),
  },
})
