import type { Material, Mesh, Vec3 } from './geometry.ts'
import type { Ground } from './stage.ts'

/** The surface of a parcel as square cells; `paint` chooses by place, height and steepness (0 is level). */
export function terrain(
  ground: Ground,
  cells: number,
  paint: (x: number, z: number, y: number, steep: number) => Material,
): Mesh {
  const at = (column: number, row: number): Vec3 => {
    const [x, z] = [(column / cells) * 2 - 1, (row / cells) * 2 - 1]
    return [x, ground(x, z), z]
  }
  const mesh: Mesh = []
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const points = [at(column, row), at(column, row + 1), at(column + 1, row + 1), at(column + 1, row)]
      const heights = points.map(([, y]) => y)
      const steep = ((Math.max(...heights) - Math.min(...heights)) * cells) / 2
      const [x, z] = [((column + 0.5) / cells) * 2 - 1, ((row + 0.5) / cells) * 2 - 1]
      mesh.push({ points, material: paint(x, z, heights.reduce((sum, y) => sum + y, 0) / 4, steep) })
    }
  }
  return mesh
}

/** 0 below `from`, 1 above `to`, a soft step between; also falling when `from` is the larger. */
export function between(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
