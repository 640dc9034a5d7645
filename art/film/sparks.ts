import { clamp, type Frame } from './frame.ts'
import type { StillShot } from './storyboard.ts'

/** The same "chance" for the same number, so that a film made again is the same film. */
const chance = (seed: number): number => {
  const wave = Math.sin(seed * 127.1) * 43758.5453
  return wave - Math.floor(wave)
}

/** Adds the sparks of a shot to a frame: each rises and drifts for itself, and glows and fades on its way. */
export function addSparks(
  frame: Frame,
  { colour, count }: NonNullable<StillShot['sparks']>,
  seconds: number,
): void {
  const light = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  for (let spark = 0; spark < count; spark++) {
    const age = (chance(spark + 0.3) * 4 + seconds) % 4
    const life = Math.sin((age / 4) * Math.PI)
    const depth = 0.4 + chance(spark + 0.7) * 1.1
    const x =
      frame.width * (chance(spark + 0.1) + 0.03 * depth * (age - 2) + 0.01 * Math.sin(age * 2 + spark))
    const y = frame.height * (0.3 + 0.8 * chance(spark + 0.5) - 0.09 * depth * age)
    addGlow(frame, x, y, 0.9 + depth * 1.6, light, life * (0.25 + 0.55 * chance(spark + 0.9)))
  }
}

function addGlow(
  { width, height, rgb }: Frame,
  x: number,
  y: number,
  radius: number,
  light: number[],
  power: number,
) {
  const reach = Math.ceil(radius * 3)
  for (let row = Math.max(0, Math.floor(y) - reach); row <= Math.min(height - 1, y + reach); row++)
    for (
      let column = Math.max(0, Math.floor(x) - reach);
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      const strength = power * Math.exp(-((column - x) ** 2 + (row - y) ** 2) / (radius * radius))
      const offset = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel++)
        rgb[offset + channel] = clamp(rgb[offset + channel]! + light[channel]! * strength, 0, 255)
    }
}
