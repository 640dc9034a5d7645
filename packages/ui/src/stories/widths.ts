/**
 * At which widths Chromatic compares a story. Unless it says otherwise, at all three of `.storybook/viewports.ts`, as
 * screens and what makes them up change with the width.
 */
const at = (width: 'phone' | 'tablet' | 'desktop') => ({
  modes: {
    phone: { disable: width !== 'phone' },
    tablet: { disable: width !== 'tablet' },
    desktop: { disable: width !== 'desktop' },
  },
})

/** For `parameters.chromatic` of a component: it looks the same at every width. */
export const oneWidth = at('desktop')

/**
 * For `parameters.chromatic` of a gallery: forced colours draw it otherwise than by other colours, with an edge or a mark
 * that is not there else, so it is compared in them as well.
 */
export const inForcedColours = { modes: { forced: { viewport: 'desktop', colours: 'forced' } } }

/** Spread into a story that is about a phone alone: it is shown, tested and compared there. */
export const onPhone = { globals: { viewport: { value: 'phone' } }, parameters: { chromatic: at('phone') } }

/** Spread into a story that is about a tablet alone. */
export const onTablet = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: at('tablet') },
}

/** Spread into a story that is about wide windows alone. */
export const onDesktop = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { chromatic: at('desktop') },
}

/** Not compared at all: what it shows is compared where it is at home. */
export const seenElsewhere = { disableSnapshot: true }
