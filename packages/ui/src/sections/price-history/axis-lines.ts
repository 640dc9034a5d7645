/** The length of a line in characters; it fits the distance of the bars at the axis' font size. */
const lineLength = 14

const cut = (line: string): string => (line.length > lineLength ? `${line.slice(0, lineLength - 1)}…` : line)

/** Breaks a purchase's title into at most two lines for the axis of the history chart, cutting what is too long. */
export function axisLines(label: string): string[] {
  const [first = '', ...rest] = label.split(' ')
  const lines = [first]
  for (const word of rest) {
    const line = `${lines.at(-1)} ${word}`
    if (lines.length === 2 || line.length <= lineLength) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines.map(cut)
}
