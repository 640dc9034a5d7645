/** The contrast ratio of two `rgb()` colours, as WCAG 2 defines it; text needs at least 4.5. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const value = Number(channel) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
