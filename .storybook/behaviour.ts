import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * Keeps stories that only test out of Chromatic, which reads parameters and knows no tags, and the states of machines: what
 * each shows is compared as the story of its screen. The story itself carries the
 * tag, as Storybook's index sees neither what is spread into a story nor what a function returns.
 */
export const behaviourIsNeverCompared: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  if (tags.includes('behaviour') || tags.includes('still'))
    parameters['chromatic'] = { disableSnapshot: true }
  // The arguments of a machine that stands still are its made-up server: nothing to turn.
  if (tags.includes('still')) parameters['controls'] = { disable: true }
  return argTypes
}
