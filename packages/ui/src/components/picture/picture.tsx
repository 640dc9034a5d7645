import { parsePicture, pictureSources, type OwnPicture } from '@meridian/contract/rules/pictures'
import { useState, type ComponentProps, type CSSProperties, type HTMLAttributes, type Ref } from 'react'
import { blurredForm } from '../../lib/blurred-forms.ts'
import { cn } from '../../lib/cn.ts'
import { publicFile } from '../../lib/public-files.ts'
import { phoneMedia, phoneSizes } from '../../pictures/phone-crop.ts'
import { GateTicks } from '../gate-ring/gate-ticks.tsx'

/** What is drawn decides which of the two a picture is. */
type PictureElement = HTMLImageElement | SVGSVGElement

export interface PictureProps extends Omit<HTMLAttributes<PictureElement>, 'children' | 'onError'> {
  ref?: Ref<PictureElement> | undefined
  /** The picture's address; without one the drawn Gate shows. One of our own comes in every width and format. */
  src?: string | undefined
  /** What the picture shows; empty when the text beside it already says so. */
  alt: string
  /** The picture's own size in px: keeps its place while it loads. Our own pictures know theirs. */
  width?: number | undefined
  /** px of the file; one of our own pictures knows it. */
  height?: number | undefined
  /** How wide the picture is shown, as the `sizes` of an image says it: a narrower file then suffices. */
  sizes?: string | undefined
  /** One of our own pictures that stands in on a phone, made for its upright shape. */
  phone?: string | undefined
  /** The largest picture of the first screenful: loaded at once, before the others. */
  priority?: boolean | undefined
}

/** A picture that cannot break: while one of our own loads its blurred form shows, and if it fails a drawn Gate. */
export function Picture({
  className,
  style,
  ref,
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  phone,
  priority = false,
  ...props
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const own = src === undefined ? undefined : parsePicture(src)
  const size = { width: width ?? own?.width ?? 800, height: height ?? own?.height ?? 600 }

  if (!src || src === failedSrc)
    return (
      <DrawnGate
        alt={alt}
        {...size}
        className={className}
        style={style}
        ref={ref as Ref<SVGSVGElement>}
        {...props}
      />
    )
  const image = (
    <img
      data-slot="picture"
      ref={ref as Ref<HTMLImageElement>}
      src={publicFile(src)}
      alt={alt}
      {...size}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : 'auto'}
      onError={() => setFailedSrc(src)}
      className={own ? cn(blurClassName, className) : className}
      style={own ? { ...blurBehind(src, phone), ...style } : style}
      {...props}
    />
  )
  if (!own) return image
  const upright = phone === undefined ? undefined : parsePicture(phone)
  return (
    // Without a box of its own, so that the image stands in the layout as if it were alone. Its sources have none
    // either: in a row they would each take a gap.
    <picture className="contents [&>source]:hidden">
      {upright && (
        <Sources
          picture={upright}
          media={phoneMedia}
          sizes={phoneSizes}
          width={upright.width}
          height={upright.height}
        />
      )}
      <Sources picture={own} sizes={sizes} />
      {image}
    </picture>
  )
}

interface SourcesProps extends ComponentProps<'source'> {
  picture: OwnPicture
}

function Sources({ picture, ...props }: SourcesProps) {
  return (
    <>
      <source type="image/avif" srcSet={pictureSources(picture, 'avif', publicFile)} {...props} />
      <source type="image/webp" srcSet={pictureSources(picture, 'webp', publicFile)} {...props} />
    </>
  )
}

/** The blurred form lies behind the image for good: nothing has to happen when the image arrives, and nothing flashes. */
const blurClassName = 'bg-(image:--blurred) bg-cover bg-center max-sm:bg-(image:--blurred-phone)'

function blurBehind(
  src: string,
  phone: string | undefined,
): CSSProperties & Record<`--${string}`, string | undefined> {
  const wide = blurredForm(src)
  return { '--blurred': wide, '--blurred-phone': phone ? blurredForm(phone) : wide }
}

interface DrawnGateProps extends Omit<ComponentProps<'svg'>, 'width' | 'height'> {
  alt: string
  width: number
  height: number
}

function DrawnGate({ className, style, alt, width, height, ...props }: DrawnGateProps) {
  return (
    <svg
      data-slot="picture"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      viewBox="0 0 400 300"
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      style={{ aspectRatio: `${width} / ${height}`, ...style }}
      className={cn('fallback:h-auto fallback:max-w-full fallback:bg-hull', className)}
      {...props}
    >
      <rect width="400" height="300" className="fill-plate/60" />
      <circle cx="200" cy="142" r="84" className="fill-void/70 stroke-seam" strokeWidth="10" />
      <circle
        cx="200"
        cy="142"
        r="84"
        className="stroke-signal/70"
        strokeWidth="1.5"
        pathLength="120"
        strokeDasharray="7 3"
      />
      <circle
        cx="200"
        cy="142"
        r="72"
        className="stroke-gate/70"
        strokeWidth="2"
        pathLength="120"
        strokeDasharray="18 2"
      />
      <GateTicks d="M200 48v16" x={200} y={142} className="stroke-gate/80" strokeWidth="3" />
      <path d="M0 252h400" className="stroke-seam-strong/60" />
      <path d="M0 252h400v48H0z" className="fill-void/60" />
      <path
        d="M150 262h100M170 270h60M186 278h28"
        className="stroke-gate/40"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
