import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * Keeps behaviour stories and the states of machines out of Chromatic, which reads parameters and no tags. Chromatic
 * compares the screens of those states as stories of their own. Each story writes its tag itself, as Storybook's index
 * evaluates neither spreads nor functions.
 */
export const behaviourIsNeverCompared: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  if (tags.includes('behaviour') || tags.includes('still'))
    parameters['chromatic'] = { disableSnapshot: true }
  // The arguments of a still machine are its fake server, so it gets no controls.
  if (tags.includes('still')) parameters['controls'] = { disable: true }
  return argTypes
}
