import { folderOf, machines, titleOf } from '@meridian/flows/machines'
import { chains, type Chain } from '../chains/chains.ts'
import type { DocsLink } from '../shared/docs-links.tsx'

/** `screens-buy-collectible` for `Screens/Buy Collectible`: a title in the form of an id. */
export const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const pageOf = (machine: string): string => `flows-machines-${folderOf(machine)}`

/** The id of the story that shows a state of a machine. */
export const storyOfState = (machine: string, state: string): string =>
  `${pageOf(machine)}--${state.split('.').map(folderOf).join('-')}`

export const machineLink = (machine: string): DocsLink => ({
  id: `${pageOf(machine)}--docs`,
  title: titleOf(machine),
})

const chainLink = ({ title }: Chain): DocsLink => ({ id: `${idOf(`Flows/Chains/${title}`)}--docs`, title })

export const chainLinks: readonly DocsLink[] = Object.values(chains).map(chainLink)

export const machineLinks: readonly DocsLink[] = Object.keys(machines).map(machineLink)

/** Returns the pages of the chains that contain a machine. */
export const chainsOf = (machine: string): readonly DocsLink[] =>
  Object.values<Chain>(chains)
    .filter(({ scenes, phone = [] }) =>
      [...scenes, ...phone].some((scene) => 'machine' in scene && scene.machine === machine),
    )
    .map(chainLink)
