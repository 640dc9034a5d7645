import { blankFrame, clamp, eased, sample, type Frame, type Nearness } from './frame.ts'
import { film, type StillShot } from './storyboard.ts'

/**
 * One moment (0..1) of a camera move through a still. A pixel moves by its nearness, so what stands in front slides and
 * grows against what is behind; which pixel of the still arrives at a place is found by a few rounds of guessing.
 */
export function stillFrame(shot: StillShot, picture: Frame, near: Nearness, moment: number): Frame {
  const frame = blankFrame()
  const t = eased(moment)
  const seen = picture.height * (shot.zoom[0] + (shot.zoom[1] - shot.zoom[0]) * t)
  const scale = Math.min(seen / film.height, picture.width / film.width)
  const width = film.width * scale
  const height = film.height * scale
  const left = (picture.width - width) * shot.focus[0]
  const top = (picture.height - height) * shot.focus[1]
  const middleX = left + width / 2
  const middleY = top + height / 2
  const across = shot.move[0] * width * (t - 0.5)
  const down = shot.move[1] * width * (t - 0.5)
  const towards = shot.move[2] * t

  for (let y = 0; y < film.height; y++)
    for (let x = 0; x < film.width; x++) {
      const goalX = left + x * scale
      const goalY = top + y * scale
      let sourceX = goalX
      let sourceY = goalY
      for (let round = 0; round < 3; round++) {
        const nearness = nearnessAt(near, sourceX, sourceY)
        const grown = 1 / (1 - towards * nearness)
        sourceX = middleX + (goalX - middleX - across * nearness) / grown
        sourceY = middleY + (goalY - middleY - down * nearness) / grown
      }
      sample(picture, sourceX, sourceY, frame.rgb, (y * film.width + x) * 3)
    }
  return frame
}

function nearnessAt({ width, height, values }: Nearness, x: number, y: number): number {
  const column = clamp(Math.round(x), 0, width - 1)
  const row = clamp(Math.round(y), 0, height - 1)
  return values[row * width + column]!
}
