import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { contentId } from '../../lib/focus.ts'

const pageVariants = cva('outline-none print:min-h-0', {
  variants: {
    layout: {
      flow: 'min-h-dvh pb-24',
      column: 'flex min-h-dvh flex-col',
      centred: 'grid min-h-dvh place-items-center',
    },
    header: { site: 'pt-header print:pt-0', none: '' },
  },
})

export interface PageProps
  extends Omit<ComponentProps<'main'>, 'id' | 'tabIndex'>, VariantProps<typeof pageVariants> {
  /**
   * Each is at least as high as the window. `flow`: parts with a space before the footer. `column`: parts, one of which
   * may grow. `centred`: one part in the middle.
   */
  layout?: 'flow' | 'column' | 'centred' | undefined
  /** `none` for a page without the site's fixed header above it. */
  header?: 'site' | 'none' | undefined
}

/**
 * The content of a page, once on each: the target of the skip link, and of the focus after navigation. A full-width
 * part is a direct child, everything else is in a `Container`.
 *
 * Use it for a page that has no layout of its own here; the others contain it.
 */
export function Page({ className, layout = 'flow', header = 'site', ...props }: PageProps) {
  return (
    <main
      data-slot="page"
      id={contentId}
      tabIndex={-1}
      className={cn(pageVariants({ layout, header }), className)}
      {...props}
    />
  )
}
