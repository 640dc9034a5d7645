import { createElement, forwardRef, type SVGProps } from 'react'

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * An icon of Lucide, as the built site draws it: with its class and whatever else an `<svg>` takes. Lucide's own way has
 * sizes, colours and names besides, of which the product uses none, and weighs 1 kB on every page.
 */
export default function createLeanIcon({ node }: IconData) {
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>((props, ref) =>
    createElement(
      'svg',
      {
        ref,
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  )
}
