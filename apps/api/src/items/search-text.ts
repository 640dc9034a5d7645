import { foldedText } from '@meridian/contract/search/search'

/** Returns the text that searches read. No searched text spans both of its lines. */
export const searchTextOf = ({ title, serialNumber }: { title: string; serialNumber: string }): string =>
  `${foldedText(title)}\n${foldedText(serialNumber)}`
