import { UserRound } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { usePictures } from '../../pictures/pictures-provider.ts'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The picture's address. An icon replaces an empty or failed one. */
  src?: string | undefined
  /** The name of the person in the picture. */
  name: string
}

/**
 * A player's picture: 40 px square, unless `className` gives it another size.
 *
 * Use it for a person. Any other picture is a `Picture`.
 */
export function Avatar({ className, src, name, ...props }: AvatarProps) {
  const messages = useMessages(shellMessages)
  const { publicFile } = usePictures()
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <span
      data-slot="avatar"
      className={cn(
        'relative grid shrink-0 size-10 place-items-center overflow-hidden rounded-panel bg-plate',
        className,
      )}
      {...props}
    >
      {src && src !== failedSrc ? (
        <img
          src={publicFile(src)}
          alt={messages.avatarOf(name)}
          width={144}
          height={144}
          onError={() => setFailedSrc(src)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <>
          <UserRound aria-hidden strokeWidth={1.25} className="size-1/2 text-ink-muted" />
          <span className="sr-only">{messages.noAvatar(name)}</span>
        </>
      )}
    </span>
  )
}
