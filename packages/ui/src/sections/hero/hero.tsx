import { createContext, use, useId, type ComponentProps } from 'react'
import { Container, type ContainerProps } from '../../components/container/container.tsx'
import { Picture, type PictureProps } from '../../components/picture/picture.tsx'
import { cn } from '../../lib/cn.ts'

const HeadingId = createContext('')

/**
 * The banner of a page, named by its `HeroTitle`. A `HeroBackdrop` lies behind its `HeroBody`.
 *
 * Use it once, at the top of a page. A page of the market has the `MarketHero`.
 */
export function Hero({ className, ...props }: ComponentProps<'section'>) {
  const headingId = useId()
  return (
    <HeadingId value={headingId}>
      <section
        data-slot="hero"
        aria-labelledby={headingId}
        className={cn('relative isolate overflow-hidden', className)}
        {...props}
      />
    </HeadingId>
  )
}

/** The area of the picture: above the text on a phone, behind it from tablets up. Its veils come after the picture. */
export const HeroBackdrop = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="hero-backdrop"
    className={cn('absolute inset-x-0 top-0 -z-10 overflow-hidden', className)}
    {...props}
  />
)

/** The picture of the banner, which drifts; the largest one of the first screenful. */
export const HeroImage = ({ className, ...props }: PictureProps) => (
  <Picture
    data-slot="hero-image"
    priority
    className={cn('size-full max-w-none animate-drift object-cover', className)}
    {...props}
  />
)

/** A gradient that keeps text over the picture legible. */
export const HeroVeil = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="hero-veil"
    aria-hidden
    className={cn('absolute inset-0 bg-linear-to-t from-void', className)}
    {...props}
  />
)

/** A gradient at the lower edge, which blends the picture into the page. */
export const HeroFoot = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    data-slot="hero-foot"
    aria-hidden
    className={cn(
      'absolute inset-x-0 bottom-0 hidden h-40 bg-linear-to-t from-void to-transparent sm:block',
      className,
    )}
    {...props}
  />
)

/** The texts and actions. */
export const HeroBody = (props: ContainerProps) => <Container data-slot="hero-body" {...props} />

/** A line in small capitals over the title. */
export const HeroEyebrow = ({ className, ...props }: ComponentProps<'p'>) => (
  <p
    data-slot="hero-eyebrow"
    className={cn('font-mono text-micro uppercase text-signal', className)}
    {...props}
  />
)

/** The page's `h1`, and the banner's name for a screen reader. */
export const HeroTitle = ({ className, children, ...props }: ComponentProps<'h1'>) => (
  <h1
    data-slot="hero-title"
    id={use(HeadingId)}
    className={cn(
      'mt-3 font-display text-4xl font-semibold tracking-tight sm:text-5xl lg:text-6xl',
      className,
    )}
    {...props}
  >
    {children}
  </h1>
)

/** The sentences under the title. */
export const HeroLead = ({ className, ...props }: ComponentProps<'p'>) => (
  <p
    data-slot="hero-lead"
    className={cn('mt-4 text-base leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8', className)}
    {...props}
  />
)

/** Links and buttons under the lead. */
export const HeroActions = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-slot="hero-actions" className={cn('mt-7 flex flex-wrap gap-3 sm:mt-9', className)} {...props} />
)
