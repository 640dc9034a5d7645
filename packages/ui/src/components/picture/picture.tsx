import { parsePicture, pictureSources, type OwnPicture } from '@meridian/contract/rules/pictures'
import { useState, type ComponentProps, type CSSProperties } from 'react'
import { cn } from '../../lib/cn.ts'
import { phoneMedia, phoneSizes } from '../../pictures/phone-crop.ts'
import { GateTicks } from '../gate-ring/gate-ticks.tsx'
import { blurredOf } from './blurred.ts'

export interface PictureProps {
  /** The picture's address; without one the drawn Gate shows. One of our own comes in every width and format. */
  src?: string | undefined
  /** What the picture shows; empty when the text beside it already says so. */
  alt: string
  /** The picture's own size in px: keeps its place while it loads. Our own pictures know theirs. */
  width?: number | undefined
  height?: number | undefined
  /** How wide the picture is shown, as the `sizes` of an image says it: a narrower file then suffices. */
  sizes?: string | undefined
  /** One of our own pictures that stands in on a phone, made for its upright shape. */
  phone?: string | undefined
  className?: string | undefined
  /** The largest picture of the first screenful: loaded at once, before the others. */
  priority?: boolean | undefined
}

/** A picture that cannot break: while one of our own loads its blurred form shows, and if it fails a drawn Gate. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  phone,
  className,
  priority = false,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const own = src === undefined ? undefined : parsePicture(src)
  const size = { width: width ?? own?.width ?? 800, height: height ?? own?.height ?? 600 }

  if (!src || src === failedSrc) return <DrawnGate alt={alt} {...size} className={className} />
  const image = (
    <img
      data-slot="picture"
      src={src}
      alt={alt}
      {...size}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : 'auto'}
      onError={() => setFailedSrc(src)}
      {...(own ? blurBehind(src, phone, className) : { className })}
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
      <source type="image/avif" srcSet={pictureSources(picture, 'avif')} {...props} />
      <source type="image/webp" srcSet={pictureSources(picture, 'webp')} {...props} />
    </>
  )
}

/** The blurred form lies behind the image for good: nothing has to happen when the image arrives, and nothing flashes. */
function blurBehind(src: string, phone: string | undefined, className: string | undefined) {
  const wide = blurredOf(src)
  return {
    className: cn('bg-(image:--blurred) bg-cover bg-center max-sm:bg-(image:--blurred-phone)', className),
    style: { '--blurred': wide, '--blurred-phone': phone ? blurredOf(phone) : wide } as CSSProperties,
  }
}

function DrawnGate({
  alt,
  width,
  height,
  className,
}: {
  alt: string
  width: number
  height: number
  className: string | undefined
}) {
  return (
    <svg
      data-slot="picture"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      viewBox="0 0 400 300"
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      style={{ aspectRatio: `${width} / ${height}` }}
      className={cn('h-auto max-w-full bg-hull', className)}
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
