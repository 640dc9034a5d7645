import { folderOf } from './catalogue.ts'

/** `Card payment` for the machine `cardPayment`: how people call it. */
export function titleOf(machine: string): string {
  const words = folderOf(machine).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `UnknownAsking` for `unknown.asking`: the name of a state's story in its module. */
export const exportOf = (state: string): string =>
  state
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** The id of the page on which the stories of a machine's states stand. */
export const pageOf = (machine: string): string => `flows-machines-${folderOf(machine)}`

/** The id of the story that shows a state of a machine. */
export const storyOfState = (machine: string, state: string): string =>
  `${pageOf(machine)}--${state.split('.').map(folderOf).join('-')}`
