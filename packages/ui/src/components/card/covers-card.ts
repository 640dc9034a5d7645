/**
 * The classes of a `quiet` button that is the only link of a card (a positioned `group`): a press anywhere on the card
 * presses it, and pointing at the card makes it primary. It must not move on press, as it would shrink to its own area
 * under the pointer.
 */
export const coversCard =
  'static after:absolute after:inset-0 hover:text-on-signal group-hover:border-signal group-hover:bg-signal group-hover:text-on-signal focus-visible:border-signal focus-visible:bg-signal focus-visible:text-on-signal active:translate-none'
