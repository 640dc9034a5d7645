import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { GateRing } from '../../components/gate-ring/gate-ring.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { cn } from '../../lib/cn.ts'
import { Page } from '../page/page.tsx'

const iconVariants = cva('grid place-items-center overflow-hidden rounded-full border bg-void', {
  variants: {
    size: { icon: 'size-20 [&_svg]:size-9', picture: 'size-56 sm:size-64' },
    tone: {
      good: 'border-good/50 text-good',
      alert: 'border-alert/50 text-alert',
      signal: 'border-signal/50 text-signal',
    },
  },
})

export interface NoticePageProps {
  /** The outcome, as the colour of the icon and of the Gate's light. */
  tone?: 'good' | 'alert' | 'signal' | undefined
  /** A decorative icon of what happened. */
  icon?: ReactNode
  /** The address of a picture of it, which takes the place of the icon. */
  picture?: string | undefined
  /** The page's heading, in the product's words. */
  title: string
  /** The links that lead on, the most likely first. */
  actions: ReactNode
  /** A sentence that completes the heading. */
  children?: ReactNode
}

export interface NoticeProps extends NoticePageProps {
  className?: string | undefined
}

/** A single notice and its links, inside the Gate. */
export function Notice({ tone = 'signal', icon, picture, title, actions, children, className }: NoticeProps) {
  return (
    <div
      data-slot="notice"
      className={cn('relative isolate grid place-items-center overflow-hidden', className)}
    >
      <div
        aria-hidden
        className="absolute inset-0 -z-10 grid place-content-center mask-[linear-gradient(currentcolor_55%,transparent_95%)]"
      >
        <GateRing tone={tone} className="w-[clamp(34rem,70vw,46rem)]" />
      </div>
      <EmptyState
        headingLevel={1}
        // The width inside the ring.
        className="max-w-md wrap-anywhere lg:max-w-xl"
        title={title}
        action={actions}
        graphic={
          <span
            aria-hidden
            className={iconVariants({ tone, size: picture === undefined ? 'icon' : 'picture' })}
          >
            {picture === undefined ? (
              icon
            ) : (
              <Picture
                src={picture}
                alt=""
                sizes="26rem"
                priority
                className="size-full max-w-none object-cover"
              />
            )}
          </span>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}

/**
 * A whole page for one notice.
 *
 * Use it when a page has one thing to say and one or two links. An empty list on a page is an `EmptyState`.
 */
export function NoticePage(props: NoticePageProps) {
  return (
    <Page data-slot="notice-page" layout="column">
      <Notice {...props} className="grow" />
    </Page>
  )
}
