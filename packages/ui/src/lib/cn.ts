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

/** The classes of every text input, without its height and padding. */
export const inputStyles = [
  'w-full border border-seam-strong text-base rounded-control bg-void/60 text-ink placeholder:text-ink-muted',
  'transition-[border-color,box-shadow] duration-150 ease-dock hover:border-ink-muted aria-invalid:border-alert',
  'focus-visible:border-signal focus-visible:shadow-glow focus-visible:outline-transparent',
]
