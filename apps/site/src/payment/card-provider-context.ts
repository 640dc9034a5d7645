import { createContext, use } from 'react'
import { loadCardProvider } from './card-provider.ts'

const CardProviderContext = createContext(loadCardProvider)

/** Lets a flow story load a card provider of its own. */
export const CardProviderSource = CardProviderContext.Provider

/** How this page loads the card provider. */
export const useCardProviderLoader = (): typeof loadCardProvider => use(CardProviderContext)
