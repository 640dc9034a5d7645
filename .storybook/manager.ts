import { createElement } from 'react'
import { ToggleButton } from 'storybook/internal/components'
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { theme } from './theme.ts'

addons.setConfig({ theme, sidebar: { showRoots: true } })

/** Shows the stories of the component at all widths, on its docs page, from the current story on. */
function AllWidthsTool() {
  const api = useStorybookApi()
  const { index = {}, storyId, viewMode } = useStorybookState()
  const [{ widths }, updateGlobals] = useGlobals()
  const title = api.getCurrentStoryData()?.title
  const docs = Object.values(index).find(
    (entry) => entry.type === 'docs' && entry.title === title && entry.tags.includes('autodocs'),
  )
  // Like the menus beside it, it comes with the preview, which would not hear an earlier press.
  if (!docs || widths === undefined) return null
  const isShown = viewMode === 'docs' && widths !== 'off'
  const press = () => {
    updateGlobals({ widths: isShown ? 'off' : storyId })
    api.selectStory(docs.id)
  }
  return createElement(
    ToggleButton,
    { pressed: isShown, variant: 'ghost', padding: 'small', ariaLabel: false, onClick: press },
    'All widths',
  )
}

addons.register('meridian/all-widths', () => {
  addons.add('meridian/all-widths', {
    type: types.TOOL,
    title: 'All widths',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(AllWidthsTool),
  })
})
