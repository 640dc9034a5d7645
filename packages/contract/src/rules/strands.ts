/** The three games that items come from: the quest, the racing and the realm-conquest game. */
export const strands = ['odyssey', 'slipstream', 'dominion'] as const

/** A part of the world that a collectible comes from. */
export type Strand = (typeof strands)[number]

/** What each is called. */
export const strandNames: Readonly<Record<Strand, string>> = {
  odyssey: 'Odyssey',
  slipstream: 'Slipstream',
  dominion: 'Dominion',
}
