/** Leaves a map no more than its newest entries, in the order in which they were put in. */
export function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const oldest of map.keys()) {
    if (map.size <= most) return
    map.delete(oldest)
  }
}
