import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * Keeps behaviour stories and the states of machines out of Chromatic, which reads parameters and no tags. The screens of
 * the states are compared as stories of their own. The tag is in the story itself, as Storybook's index evaluates
 * neither spreads nor functions.
 */
export const behaviourIsNeverCompared: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  if (tags.includes('behaviour') || tags.includes('still'))
    parameters['chromatic'] = { disableSnapshot: true }
  // The arguments of a still machine are its fake server: no controls.
  if (tags.includes('still')) parameters['controls'] = { disable: true }
  return argTypes
}
