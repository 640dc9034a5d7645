/** The widths at which screens are reviewed. */
export const viewports = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const

/** Chromatic compares every story at the three widths; a story that sets its own viewport keeps that one. */
export const viewportModes = {
  phone: { viewport: 'phone' },
  tablet: { viewport: 'tablet' },
  desktop: { viewport: 'desktop' },
}
