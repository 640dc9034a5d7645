import { expect, test } from 'vitest'
import { cn } from './cn.ts'

test.each([
  ['px-5 py-2', 'p-0', 'p-0'],
  ['px-5', 'pl-4', 'px-5 pl-4'],
  ['size-10', 'h-8', 'size-10 h-8'],
  ['h-10 w-15', 'size-8', 'size-8'],
  ['mt-12 lg:mt-16', 'mt-20', 'lg:mt-16 mt-20'],
  ['inline-flex relative', 'hidden absolute', 'hidden absolute'],
  ['text-lg/none text-ink text-left', 'text-base', 'text-ink text-left text-base'],
  ['text-ink text-balance', 'text-signal/40', 'text-balance text-signal/40'],
  ['text-left', 'text-center', 'text-center'],
  ['border border-seam border-t-2', 'border-0', 'border-seam border-0'],
  ['border border-seam hover:border-ink', 'border-gate/40', 'border hover:border-ink border-gate/40'],
  ['rounded-panel rounded-t-control', 'rounded-none', 'rounded-none'],
  ['bg-linear-to-t bg-hull', 'bg-void/60', 'bg-linear-to-t bg-void/60'],
  ['bg-(image:--placeholder) bg-cover', 'bg-void', 'bg-(image:--placeholder) bg-cover bg-void'],
  [
    'gap-2 justify-center justify-items-start',
    'gap-x-4 justify-end',
    'gap-2 justify-items-start gap-x-4 justify-end',
  ],
  [
    'border-separate border-seam',
    'border-spacing-0 border-solid',
    'border-separate border-seam border-spacing-0 border-solid',
  ],
  ['text-ink text-micro', 'text-nowrap text-ellipsis', 'text-ink text-micro text-nowrap text-ellipsis'],
  ['text-ink', 'text-start', 'text-ink text-start'],
  ['bg-hull', 'bg-fixed', 'bg-hull bg-fixed'],
  ['h-header shadow-panel', 'h-10 shadow-none', 'h-10 shadow-none'],
  ['text-xl leading-7', 'text-2xl', 'text-2xl'],
  ['active:translate-y-px', 'active:translate-none', 'active:translate-none'],
])('"%s" with "%s" is "%s"', (ownClass, given, joined) => {
  expect(cn(ownClass, false, given)).toBe(joined)
})
