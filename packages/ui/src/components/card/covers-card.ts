/**
 * The classes of a `quiet` button that is the one way on from a card, a positioned `group`: it is pressed wherever the card
 * is, and becomes primary when that is pointed at. Moved down, it would shrink to itself under the pointer.
 */
export const coversCard =
  'static after:absolute after:inset-0 hover:text-on-signal group-hover:border-signal group-hover:bg-signal group-hover:text-on-signal focus-visible:border-signal focus-visible:bg-signal focus-visible:text-on-signal active:translate-none'
