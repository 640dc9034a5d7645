import { useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { GateTicks } from '../gate-ring/gate-ticks.tsx'

export interface PictureProps {
  /** The picture's address; without one the stand-in shows. */
  src?: string | undefined
  /** What the picture shows; empty when the text beside it already says so. */
  alt: string
  /** The picture's own size in px: keeps its place while it loads. */
  width: number
  height: number
  className?: string | undefined
  /** The largest picture of the first screenful: loaded at once, before the others. */
  priority?: boolean
}

/** A picture that cannot break: when there is none, or it fails to load, a drawn Gate stands in for it. */
export function Picture({ src, alt, width, height, className, priority = false }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()

  if (!src || src === failedSrc)
    return <StandIn alt={alt} width={width} height={height} className={className} />
  return (
    <img
      data-slot="picture"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : 'auto'}
      onError={() => setFailedSrc(src)}
      className={className}
    />
  )
}

function StandIn({
  alt,
  width,
  height,
  className,
}: Pick<PictureProps, 'alt' | 'width' | 'height' | 'className'>) {
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
