import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Names of our own that the merger cannot know from Tailwind's default theme.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['micro'],
      radius: ['panel', 'control'],
      spacing: ['hero', 'card-form', 'search-list', 'chart-section', 'chart-area', 'chart-width', 'header'],
      container: ['page'],
      shadow: ['panel', 'glow'],
      'inset-shadow': ['edge'],
      ease: ['dock'],
      animate: [
        'orbit',
        'drift',
        'roll',
        'underline',
        'turn',
        'veil-in',
        'veil-out',
        'panel-in',
        'panel-out',
        'sheet-in',
        'sheet-out',
      ],
    },
  },
})

/** Joins class names; of two that set the same property, the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs))
}
