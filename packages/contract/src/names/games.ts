/** Items come from three games: quest, racing and realm conquest. */
export const games = ['odyssey', 'slipstream', 'dominion'] as const

/** A game that items come from; JSON has it as `strand`. */
export type Game = (typeof games)[number]

/** Names of the games as players read them. */
export const gameNames: Readonly<Record<Game, string>> = {
  odyssey: 'Odyssey',
  slipstream: 'Slipstream',
  dominion: 'Dominion',
}
