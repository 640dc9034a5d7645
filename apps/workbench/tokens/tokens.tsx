import theme from '../../../packages/ui/src/theme/theme.css?raw'

const tokens = Array.from(
  theme.slice(0, theme.indexOf('@keyframes')).matchAll(/^ {2}--([a-z]+)-([a-z]+(?:-[a-z]+)*):([^;]+);/gm),
  ([, group = '', name = '', value = '']) => ({ group, name, value: value.trim() }),
)

const surfaces = ['void', 'hull', 'plate']

const valueOf = (name: string) =>
  tokens.find((token) => token.group === 'color' && token.name === name)!.value

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours in hexadecimal form, as WCAG 2 defines it. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Lists every token of the theme: its value, and its contrast on the surfaces. */
export function Tokens() {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm text-ink">
        <thead>
          <tr className="border-b border-seam-strong font-mono text-micro text-ink-muted uppercase">
            {['Token', 'Value', ...surfaces.map((surface) => `on ${surface}`)].map((head) => (
              <th key={head} scope="col" className="py-2 pr-6 font-normal whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ group, name, value }) => {
            const ground = group === 'color' ? /^on-(.+)/.exec(name)?.[1] : undefined
            return (
              <tr key={group + name} className="border-b border-seam align-top">
                <th scope="row" className="py-2.5 pr-6 font-mono font-normal whitespace-nowrap">
                  {group === 'color' && (
                    <span
                      aria-hidden
                      className="mr-2 inline-block size-3 rounded-full border border-seam-strong"
                      style={{ background: value }}
                    />
                  )}
                  {group}-{name}
                </th>
                <td className="py-2.5 pr-6 font-mono wrap-anywhere text-ink-muted">{value}</td>
                {ground ? (
                  <td colSpan={surfaces.length} className="py-2.5 pr-6 font-mono">
                    {contrast(value, valueOf(ground)).toFixed(1)} on {ground}
                  </td>
                ) : (
                  surfaces.map((surface) => (
                    <td key={surface} className="py-2.5 pr-6 font-mono tabular-nums">
                      {group === 'color' && contrast(value, valueOf(surface)).toFixed(1)}
                    </td>
                  ))
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
