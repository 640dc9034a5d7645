import { extendTailwindMerge } from 'tailwind-merge'

/**
 * Joins class names; of two that set the same property the later one stays, so that a `className` overrides a
 * component's own. It knows the classes of Tailwind and the tokens of `theme.css`.
 */
export const cn = extendTailwindMerge({
  extend: {
    theme: {
      animate: [
        'orbit',
        'veil-in',
        'veil-out',
        'panel-in',
        'panel-out',
        'sheet-in',
        'sheet-out',
        'drift',
        'underline',
        'turn',
      ],
      container: ['page'],
      ease: ['dock'],
      'inset-shadow': ['edge'],
      radius: ['panel', 'control'],
      shadow: ['panel', 'glow'],
      spacing: [
        'hero',
        'card-form',
        'search-list',
        'chart-section',
        'chart-area',
        'chart-width',
        'safe-top',
        'safe-right',
        'safe-bottom',
        'safe-left',
        'header',
      ],
      text: ['micro'],
    },
  },
})
