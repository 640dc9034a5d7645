/**
 * The widths at which Chromatic compares a story. By default all three of `.storybook/viewports.ts`, as screens and their
 * parts change with the width.
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
 * For `parameters.chromatic` of a gallery that forced colours change by more than colours, such as an edge or a mark: it
 * is compared in them as well.
 */
export const inForcedColours = { modes: { forced: { viewport: 'desktop', colours: 'forced' } } }

/** For `parameters.chromatic` of the first story of a screen: it is compared in the theme of more contrast as well. */
export const inMoreContrast = { modes: { contrast: { viewport: 'desktop', contrast: 'more' } } }

/** Spread into a story that is only for phones: it is shown, tested and compared there. */
export const onPhone = { globals: { viewport: { value: 'phone' } }, parameters: { chromatic: at('phone') } }

/** Spread into a story that is only for tablets. */
export const onTablet = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { chromatic: at('tablet') },
}

/** Spread into a story that is only for wide windows. */
export const onDesktop = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { chromatic: at('desktop') },
}
