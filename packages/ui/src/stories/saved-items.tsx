import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { savedInMemory, SavedItemsContext } from '../lib/saved-items.ts'

/** Provides a story with saved items, so that its cards have a save button; these ids are saved already. */
export const withSavedItems = (...ids: readonly string[]): Decorator =>
  function SavedItemsAround(Story) {
    const [store] = useState(() => savedInMemory(ids))
    return (
      <SavedItemsContext value={store}>
        <Story />
      </SavedItemsContext>
    )
  }
