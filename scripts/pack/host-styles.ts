import type { AcceptedPlugin, ChildNode } from 'postcss'
import prefixSelector from 'postcss-prefix-selector'

/** Tailwind's layers, the weakest first. Rules outside of layers win over all. */
const layers = ['properties', 'theme', 'base', 'components', 'utilities']

const rankOf = (node: ChildNode): number =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes ? layers.indexOf(node.params) : layers.length

/**
 * Makes a style sheet for a host's page from Tailwind's. Its rules apply inside of `MeridianRoot` alone, and outside of
 * layers, since a host's `button { padding: 0 }` outside of layers would win over each rule in one.
 */
export const hostStyles: AcceptedPlugin[] = [
  {
    postcssPlugin: 'flatten-layers',
    Once(root) {
      root.nodes.sort((left, right) => rankOf(left) - rankOf(right))
      root.walkAtRules('layer', (layer) => {
        if (layer.nodes) layer.replaceWith(layer.nodes)
        else layer.remove()
      })
    },
  },
  prefixSelector({ prefix: '.meridian', exclude: [/^\.meridian\b/, /^body\[data-scroll-locked\]/] }),
]
