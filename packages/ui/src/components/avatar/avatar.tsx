import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../../lib/cn.ts'

export interface AvatarProps {
  /** The picture's address. When it is empty, or the picture fails to load, an icon stands in (Spec 4). */
  src?: string | undefined
  /** Whose picture it is. */
  name: string
  /** Its size and whatever frames it; 40 px square unless given. */
  className?: string | undefined
}

/** A player's picture (Spec 2, Profile screens). */
export function Avatar({ src, name, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const frame = cn('relative block size-10 shrink-0 rounded-panel bg-plate object-cover', className)

  if (!src || src === failedSrc)
    return (
      <span data-slot="avatar" className={cn(frame, 'grid place-items-center')}>
        <UserRound aria-hidden strokeWidth={1.25} className="size-1/2 text-ink-muted" />
        <span className="sr-only">{name} has no picture</span>
      </span>
    )
  return (
    <img
      data-slot="avatar"
      src={src}
      alt={`Avatar of ${name}`}
      width={144}
      height={144}
      onError={() => setFailedSrc(src)}
      className={frame}
    />
  )
}
