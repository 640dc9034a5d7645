/** A point on the picture, in its own pixels. */
export type Point = readonly [number, number]

/** A colour along a gradient: where (0 to 1), which, how opaque. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

/**
 * Path data through whole-pixel points. All in relative steps because they are shorter: after the first `m`,
 * which counts from the corner of the picture, each shape starts from where the one before ended.
 */
export function outlines(shapes: readonly (readonly Point[])[], close = true): string {
  let pen: Point = [0, 0]
  let data = ''
  for (const shape of shapes) {
    let numbers = ''
    let start: Point | undefined
    for (const point of shape) {
      const next: Point = [Math.round(point[0]), Math.round(point[1])]
      for (const step of [next[0] - pen[0], next[1] - pen[1]])
        numbers += step < 0 || !numbers ? step : ` ${step}`
      start ??= next
      pen = next
    }
    if (close && start) pen = start
    data += `m${numbers}${close ? 'z' : ''}`
  }
  return data
}

/** Path data of one shape. */
export function outline(points: readonly Point[], close = true): string {
  return outlines([points], close)
}

/** Attributes as markup: numbers shortened, undefined left out. */
function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
}

/** One empty element. */
export function tag(name: string, values: Record<string, string | number | undefined>): string {
  return `<${name}${attributes(values)}/>`
}

/** A group around some markup. */
export function group(values: Record<string, string | number | undefined>, ...inside: string[]): string {
  return `<g${attributes(values)}>${inside.join('')}</g>`
}

/** An ellipse. */
export function ellipse(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  values: Record<string, string | number | undefined>,
): string {
  return tag('ellipse', { cx, cy, rx, ry, ...values })
}

/** A picture being made. Every id starts with the picture's own name, so that several can stand in one page. */
export class Canvas {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly #definitions = new Map<string, string>()
  readonly #markup: string[] = []

  constructor(name: string, width: number, height: number) {
    this.name = name
    this.width = width
    this.height = height
  }

  /** Paints over what is there. */
  add(...markup: string[]): void {
    this.#markup.push(...markup)
  }

  /** A paint that changes along a line; by default from left to right of what it fills. */
  linear(
    id: string,
    stops: readonly Stop[],
    [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 0],
  ): string {
    return this.#gradient('linearGradient', id, attributes({ x1, y1, x2, y2 }), stops)
  }

  /** A paint that changes from the middle of what it fills outwards. */
  radial(id: string, stops: readonly Stop[]): string {
    return this.#gradient('radialGradient', id, '', stops)
  }

  /** A blur, used as a `filter`; `deviation` in pixels. */
  blur(deviation: number): string {
    const id = `${this.name}-blur${deviation}`
    this.#definitions.set(
      id,
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    return `url(#${id})`
  }

  /** A soft patch of light: an ellipse that fades out. */
  glow(middle: Point, rx: number, ry: number, colour: string, opacity: number): void {
    const paint = this.radial(`glow${colour.slice(1)}`, [
      [0, colour],
      [0.45, colour, 0.32],
      [1, colour, 0],
    ])
    this.add(ellipse(middle, rx, ry, { fill: paint, opacity }))
  }

  /** A line of light: a wide blurred stroke under a thin pale one. */
  light(data: string, colour: string, width = 4, core = '#fff', opacity = 1): void {
    this.add(
      group(
        { fill: 'none', 'stroke-linecap': 'round', opacity },
        tag('path', {
          d: data,
          stroke: colour,
          'stroke-width': width * 3,
          filter: this.blur(9),
          opacity: 0.8,
        }),
        tag('path', { d: data, stroke: colour, 'stroke-width': width }),
        tag('path', { d: data, stroke: core, 'stroke-width': width / 3, opacity: 0.75 }),
      ),
    )
  }

  /** The finished file. */
  toSvg(): string {
    const definitions = [...this.#definitions.values()].join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${this.#markup.join('\n')}</svg>\n`
  }

  #gradient(element: string, id: string, where: string, stops: readonly Stop[]): string {
    const full = `${this.name}-${id}`
    const inside = stops.map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    this.#definitions.set(full, `<${element} id="${full}"${where}>${inside.join('')}</${element}>`)
    return `url(#${full})`
  }
}
