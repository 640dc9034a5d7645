import type { User } from '@meridian/contract'
import { displayName, idLine } from '@meridian/contract/rules/display-name'
import { paths } from '@meridian/contract/rules/paths'
import { priceText } from '@meridian/contract/rules/pricing'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Picture } from '../../components/picture/picture.tsx'

/** US dollars; the same for every player (Spec 9). */
const balance = 3000

export interface ProfileHeaderProps {
  /** Whose profile it is; without a user it shows a guest, who has nothing to edit. */
  user: User | null
}

/** Banner, avatar, name, id line and balance above the profile tabs (Spec 2, Profile screens). */
export function ProfileHeader({ user }: ProfileHeaderProps) {
  const name = displayName(user ?? {})
  return (
    <header data-slot="profile-header">
      <div className="relative h-48 overflow-hidden bg-hull sm:h-64 lg:h-80">
        <Picture
          src="/pictures/profile-banner.svg"
          alt=""
          width={1920}
          height={400}
          priority
          className="size-full object-cover"
        />
        <div aria-hidden className="absolute inset-0 bg-linear-to-b from-transparent from-50% to-void" />
      </div>
      <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 sm:flex-row sm:items-end sm:gap-6 sm:px-6 lg:px-8">
        <Avatar src={user?.avatar} name={name} />
        <div className="min-w-0 grow sm:pt-5">
          <h1 className="font-display text-3xl leading-9 font-semibold wrap-anywhere sm:text-4xl sm:leading-11">
            {name}
          </h1>
          <p className="mt-1 font-mono text-micro text-ink-muted wrap-anywhere">{idLine(user ?? {})}</p>
        </div>
        <div className="flex shrink-0 items-end justify-between gap-8 sm:pb-1">
          <div className="border-l border-gate/60 pl-4">
            <p className="font-mono text-micro text-ink-muted uppercase">Balance</p>
            <p className="mt-1 font-display text-2xl leading-7 font-semibold tabular-nums">
              {priceText(balance)}
            </p>
          </div>
          {user && (
            <Button asChild tone="quiet">
              <Link to={paths.editProfile} state={{ user }}>
                Edit Profile
              </Link>
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}

function Avatar({ src, name }: { src: string | undefined; name: string }) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const frame =
    '-mt-14 size-28 shrink-0 rounded-panel border-4 border-void bg-plate outline outline-seam-strong/60 sm:-mt-16 sm:size-36'

  if (!src || src === failedSrc)
    return (
      <span className={`${frame} relative grid place-items-center`}>
        <UserRound aria-hidden strokeWidth={1.25} className="size-14 text-ink-muted sm:size-18" />
        <span className="sr-only">{name} has no picture</span>
      </span>
    )
  return (
    <img
      src={src}
      alt={`Avatar of ${name}`}
      width={144}
      height={144}
      onError={() => setFailedSrc(src)}
      className={`${frame} relative object-cover`}
    />
  )
}
