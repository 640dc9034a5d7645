/** The About Us page; the texts about each game are content. */
export const aboutMessages = {
  eyebrow: 'About Us',
  title: 'Three games, one open Gate',
  blurb:
    'Meridian 2117 is one world, played three ways. Quest in it, race through it, rule it; and what you find in any of them is yours to wear, fly, farm or sell.',
  marketplace: 'Marketplace',
  download: 'Download',
  story: 'Story',
  storyTitle: 'What came through, and who was there',
  storyText:
    'Nobody built the Gate, nobody can shut it, and nobody has stopped looking at it since. This is how a light in the sky became a place to live in.',
  ringDay: 'Day 1',
  ring: 'The ring',
  ringText:
    'On the first morning of 2117 a ring of light stands over every city on Earth. It makes no sound. It casts a second shadow. It does not close.',
  returnDay: 'Day 9',
  return: 'The return',
  returnText:
    'A freighter nobody sent comes home through it, forty years older than the yard that built her. In the hold: helms, engines, a beetle that purrs. No crew, and no bill of lading.',
  salvageDay: 'Day 30',
  salvage: 'The law of salvage',
  salvageText:
    'Courts agree on one line, and it is still the only one: what survives the Gate belongs to whoever is there to claim it. The first market opens on a tailgate the same afternoon.',
  turnDay: 'Today',
  turn: 'Your turn',
  turnText:
    'There are trails on the far side, a racetrack around the ring, and a war over the ground beneath it. Everyone you will meet there started with nothing but a serial number.',
  fronts: 'Three game fronts',
  frontsTitle: 'Choose how you live in it',
  /** For a screen reader, as the name of a game's items. */
  gearOf: (game: string) => `What counts in ${game}`,
  ecosystem: 'One world, one inventory',
  ecosystemTitle: 'Our Ecosystem',
  nfa: 'NFA',
  nfaText:
    'Every helm, hull and relic exists once, with a serial number and an owner. Yours is yours in all three games, and so is the dent in it.',
  nfaLink: 'See collectibles',
  game: 'Game',
  gameText:
    'Odyssey, Slipstream and Dominion share one world, one clock and one inventory. What you win in one of them, you carry into the next.',
  gameLink: 'Back the game',
  market: 'MarketPlace',
  marketText:
    'Where what came through changes hands: buy with a wallet or a card, make an offer, list what you no longer carry.',
  marketLink: 'Open the market',
} as const
