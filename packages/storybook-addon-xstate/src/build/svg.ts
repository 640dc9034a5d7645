import { dotSize, rowHeight, type ChartLayout } from '../layout.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes a chart as an SVG document. */
export function toSvg(
  { width, height, states, dots, edges }: ChartLayout,
  active: readonly string[],
): string {
  const text = (x: number, y: number, content: string, weight = 400) =>
    `<text x="${x}" y="${y}" font-weight="${weight}">${escaped(content)}</text>`
  const boxes = states.map(({ state, x, y, width: w, height: h }) => {
    const stroke = active.includes(state.id) ? '#0a7ea4' : '#64748b'
    const dash = state.type === 'parallel' ? ' stroke-dasharray="5 4"' : ''
    const box = (inset: number) =>
      `<rect x="${x + inset}" y="${y + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="6" fill="${active.includes(state.id) && state.states.length === 0 ? '#e0f2fe' : 'none'}" stroke="${stroke}"${dash}/>`
    const name = state.type === 'history' ? 'H' : state.key
    return [
      box(0),
      ...(state.type === 'final' ? [box(3)] : []),
      text(x + 12, y + 20, name, 700),
      ...state.lines.map((line, index) => text(x + 12, y + 20 + (index + 1) * rowHeight.line, line.text)),
    ].join('')
  })
  const arrows = edges.map(({ line, label }) =>
    [
      `<path d="${line}" fill="none" stroke="#64748b" marker-end="url(#arrow)"/>`,
      ...(label?.lines.map((content, index) =>
        text(label.x + 8, label.y + 14 + index * rowHeight.label, content),
      ) ?? []),
    ].join(''),
  )
  const marks = dots.map(
    ({ x, y }) =>
      `<circle cx="${x + dotSize / 2}" cy="${y + dotSize / 2}" r="${dotSize / 2}" fill="#64748b"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, monospace" font-size="11" fill="#0f172a">`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#64748b"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...boxes,
    ...arrows,
    ...marks,
    '</svg>',
    '',
  ].join('\n')
}
