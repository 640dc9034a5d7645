import { useId, type ComponentProps, type ReactNode } from 'react'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { cn } from '../../lib/cn.ts'
import type { HeroPicture } from '../../pictures/hero-pictures.ts'

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The picture of the banner, in its sizes for each width. */
  picture: HeroPicture
  /** A line in small capitals over the title. */
  eyebrow: string
  /** The page's `h1`, and the section's name for a screen reader. */
  title: string
  /** The sentences under the title. */
  lead: string
  /** Links and buttons under the lead. */
  actions?: ReactNode
  /**
   * The classes that each part adds, such as its width. `backdrop` is the area of the picture, `veil` the gradient
   * over it.
   */
  classNames: Readonly<
    Record<'backdrop' | 'picture' | 'veil' | 'body', string> &
      Partial<Record<'foot' | 'eyebrow' | 'title' | 'lead' | 'actions', string>>
  >
}

/** The banner of a page: its picture stands above the text on a phone, and behind it from tablets up. */
export function Hero({
  className,
  picture,
  eyebrow,
  title,
  lead,
  actions,
  classNames,
  children,
  ...props
}: HeroProps) {
  const headingId = useId()
  return (
    <section
      data-slot="hero"
      aria-labelledby={headingId}
      className={cn('relative isolate overflow-hidden', className)}
      {...props}
    >
      <div className={cn('absolute inset-x-0 top-0 -z-10 overflow-hidden', classNames.backdrop)}>
        <Picture
          {...picture}
          priority
          className={cn('size-full max-w-none animate-drift object-cover', classNames.picture)}
        />
        <div aria-hidden className={cn('absolute inset-0 bg-linear-to-t from-void', classNames.veil)} />
        <div
          aria-hidden
          className={cn(
            'absolute inset-x-0 bottom-0 hidden bg-linear-to-t from-void to-transparent',
            classNames.foot ?? 'h-40 sm:block',
          )}
        />
      </div>
      <Container className={classNames.body}>
        <p className={cn('font-mono text-micro uppercase', classNames.eyebrow ?? 'text-signal')}>{eyebrow}</p>
        <h1
          id={headingId}
          className={cn(
            'mt-3 font-display font-semibold tracking-tight sm:text-5xl lg:text-6xl',
            classNames.title ?? 'text-4xl leading-[1.06]',
          )}
        >
          {title}
        </h1>
        <p
          className={cn(
            'mt-4 text-base leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8',
            classNames.lead,
          )}
        >
          {lead}
        </p>
        {actions && (
          <div className={cn('mt-7 flex flex-wrap gap-3 sm:mt-9', classNames.actions)}>{actions}</div>
        )}
        {children}
      </Container>
    </section>
  )
}
