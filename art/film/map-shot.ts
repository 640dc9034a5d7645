import { blankFrame, eased, sample, type Frame } from './frame.ts'
import { film } from './storyboard.ts'

const columns = 4
/** Diamonds of ground that meet at their edges: the parcels' cameras all look from the same corner. */
const stepX = 0.5
const stepY = 0.36

/** A flight over all parcels, laid out as a map (0..1): a slow slide with the ground coming nearer. */
export function mapFrame(parcels: readonly Frame[], moment: number): Frame {
  const frame = blankFrame()
  const t = eased(moment)
  const tile = film.width * (0.42 + 0.08 * t)
  const rows = Math.ceil(parcels.length / columns)
  const middleX = film.width * (0.56 - 0.12 * t)
  const middleY = film.height * (0.62 - 0.16 * t)
  for (const [index, parcel] of parcels.entries()) {
    const column = index % columns
    const row = Math.floor(index / columns)
    const x = middleX + (column - row - (columns - rows) / 2) * stepX * tile * 0.92
    const y = middleY + (column + row - (columns + rows - 2) / 2) * stepY * tile * 0.82
    addTile(frame, parcel, x - tile / 2, y - (tile * parcel.height) / parcel.width / 2, tile)
  }
  return frame
}

/** Lays a parcel over the map: its dark stage is no more than light that is not there, so the brighter pixel stays. */
function addTile(frame: Frame, parcel: Frame, left: number, top: number, tile: number): void {
  const scale = parcel.width / tile
  const pixel = new Uint8Array(3)
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(frame.height, top + parcel.height / scale - 1); y++)
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(frame.width, left + tile - 1); x++) {
      sample(parcel, (x - left) * scale, (y - top) * scale, pixel, 0)
      const offset = (y * frame.width + x) * 3
      for (let channel = 0; channel < 3; channel++)
        frame.rgb[offset + channel] = Math.max(frame.rgb[offset + channel]!, pixel[channel]!)
    }
}
