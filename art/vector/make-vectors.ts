import { makeIcons } from './icons.ts'
import { makeShareCards } from './share-cards.ts'

/** What is drawn rather than rendered: the icon set and the share cards. Writes into the folder, returns the file names. */
export async function makeVectors(folder: string): Promise<string[]> {
  return [...(await makeIcons(folder)), ...(await makeShareCards(folder))]
}
