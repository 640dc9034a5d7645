/** The three widths at which every screen is reviewed and compared. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

/** Chromatic compares every story at the three widths; a story that sets its own viewport keeps that one. */
export const viewportModes = {
  phone: { viewport: 'phone' },
  tablet: { viewport: 'tablet' },
  desktop: { viewport: 'desktop' },
}
