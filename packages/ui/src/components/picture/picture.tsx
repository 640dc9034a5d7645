import { useState, type ComponentProps, type CSSProperties, type HTMLAttributes, type Ref } from 'react'
import { cn } from '../../lib/cn.ts'
import type { PictureFiles } from '../../pictures/pictures.ts'
import { usePictures } from '../../pictures/pictures-provider.ts'
import { GateTicks } from '../gate-ring/gate-ticks.tsx'

/** The `sizes` of a picture in a card: two cards in a row, four from laptops up. */
export const cardPictureSizes = '(width < 64rem) 50vw, (width < 80rem) 25vw, 19rem'

/** The media query of the pictures for phones. */
const phoneMedia = '(width < 40rem)'

/** The `sizes` of a picture for phones. It fills a high banner, which crops the sides. */
const phoneSizes = '130vw'

/** A picture is an `img`, or an `svg` for a placeholder. */
type PictureElement = HTMLImageElement | SVGSVGElement

export interface PictureProps extends Omit<HTMLAttributes<PictureElement>, 'children' | 'onError'> {
  ref?: Ref<PictureElement> | undefined
  /** The picture's address; the drawn Gate replaces an absent one. One of our own has every width and format. */
  src?: string | undefined
  /** Describes the picture; empty when the text beside it does. */
  alt: string
  /** The picture's own size in px: keeps its place while it loads. By default that of our own picture, or of an item's. */
  width?: number | undefined
  /** The picture's own height in px, with `width`. */
  height?: number | undefined
  /**
   * The width of the picture in the layout, as the `sizes` of an `img`. The browser then loads a file of that width.
   */
  sizes?: string | undefined
  /** One of our own pictures for phones, in an upright shape. */
  phone?: string | undefined
  /** The largest picture of the first screenful: loaded at once, before the others. */
  priority?: boolean | undefined
}

/**
 * A picture that cannot break: its placeholder shows while it loads, and a drawn Gate if it fails.
 *
 * Use it for each picture of the page's content. A player's picture is an `Avatar`.
 */
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
  const { filesOf, placeholderOf, publicFile } = usePictures()
  const [failedSrc, setFailedSrc] = useState<string>()
  const files = src === undefined ? undefined : filesOf(src)
  const size = { width: width ?? files?.width ?? 960, height: height ?? files?.height ?? 800 }

  if (!src || src === failedSrc)
    return (
      <GateDrawing
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
      className={files ? cn(placeholderClassName, className) : className}
      style={
        files ? { ...placeholderStyle(placeholderOf(src), phone && placeholderOf(phone)), ...style } : style
      }
      {...props}
    />
  )
  if (!files) return image
  const upright = phone === undefined ? undefined : filesOf(phone)
  return (
    // Without a box, so that the image is laid out as if alone. Its sources have no box either: in a row each would
    // take a gap.
    <picture className="contents [&>source]:hidden">
      {upright && (
        <Sources
          files={upright}
          media={phoneMedia}
          sizes={phoneSizes}
          width={upright.width}
          height={upright.height}
        />
      )}
      <Sources files={files} sizes={sizes} />
      {image}
    </picture>
  )
}

function Sources({ files, ...props }: ComponentProps<'source'> & { files: PictureFiles }) {
  return (
    <>
      <source type="image/avif" srcSet={files.avif} {...props} />
      <source type="image/webp" srcSet={files.webp} {...props} />
    </>
  )
}

/** The placeholder stays behind the image: nothing needs to change, and nothing flashes, when the image arrives. */
const placeholderClassName =
  'bg-(image:--placeholder) bg-cover bg-center max-sm:bg-(image:--placeholder-phone)'

const placeholderStyle = (
  wide: string | undefined,
  phone = wide,
): CSSProperties & Record<`--${string}`, string | undefined> => ({
  '--placeholder': wide,
  '--placeholder-phone': phone,
})

interface GateDrawingProps extends Omit<ComponentProps<'svg'>, 'width' | 'height'> {
  alt: string
  width: number
  height: number
}

function GateDrawing({ className, style, alt, width, height, ...props }: GateDrawingProps) {
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
      className={cn('h-auto max-w-full bg-hull', className)}
      {...props}
    >
      <rect width="400" height="300" className="fill-plate/60" />
      <circle {...ring} r="84" className="fill-void/70 stroke-seam" strokeWidth="10" />
      <circle {...ring} r="84" className="stroke-signal/70" strokeWidth="1.5" strokeDasharray="7 3" />
      <circle {...ring} r="72" className="stroke-gate/70" strokeWidth="2" strokeDasharray="18 2" />
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

const ring = { cx: 200, cy: 142, pathLength: 120 }
