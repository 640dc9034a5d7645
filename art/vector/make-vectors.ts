import { makeIcons } from './icons.ts'
import { makeShareCards } from './share-cards.ts'

/** Draws the icon set and the share cards into the folder and returns the file names. */
export async function makeVectors(folder: string): Promise<string[]> {
  return [...(await makeIcons(folder)), ...(await makeShareCards(folder))]
}
