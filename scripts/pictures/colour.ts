/** Red, green and blue as light, 0 to 1 and above before `toHex` maps them to the screen. */
export type Rgb = readonly [number, number, number]

/** The product's palette, as far as the pictures use it. */
export const palette = {
  void: '#070a12',
  ion: '#4dd8ff',
  gate: '#ffab52',
  quest: '#8f6bff',
  racing: '#ff4326',
  realm: '#22d3c5',
  mythic: '#ff2f8e',
  legendary: '#ffb04a',
} as const

/** Reads `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** Adds lights together. */
export function add(...lights: Rgb[]): Rgb {
  return lights.reduce<Rgb>(
    (sum, light) => [sum[0] + light[0], sum[1] + light[1], sum[2] + light[2]],
    [0, 0, 0],
  )
}

/** A light made stronger or weaker. */
export function times(light: Rgb, factor: number): Rgb {
  return [light[0] * factor, light[1] * factor, light[2] * factor]
}

/** What a surface of colour `base` gives back of a light. */
export function tint(light: Rgb, base: Rgb): Rgb {
  return [light[0] * base[0], light[1] * base[1], light[2] * base[2]]
}

/** Between two colours; `share` 0 is the first. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  return add(times(first, 1 - share), times(second, share))
}

/** The screen colour. Bright light rolls off softly; steps of 8 let neighbouring faces share one path. */
export function toHex(light: Rgb): string {
  const channels = light.map((value) => {
    const mapped = value <= 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp((0.6 - value) / 0.4))
    return Math.min(255, Math.round((Math.max(0, mapped) * 255) / 8) * 8)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
