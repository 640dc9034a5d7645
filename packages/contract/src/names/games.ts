/** The three games that items come from: the quest, the racing and the realm-conquest game. */
export const games = ['odyssey', 'slipstream', 'dominion'] as const

/** A game that items come from; on the wire it is their `strand`. */
export type Game = (typeof games)[number]

/** The name of each game. */
export const gameNames: Readonly<Record<Game, string>> = {
  odyssey: 'Odyssey',
  slipstream: 'Slipstream',
  dominion: 'Dominion',
}
