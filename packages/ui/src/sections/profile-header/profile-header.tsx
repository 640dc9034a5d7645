import type { Player } from '@meridian-2117/contract'
import { displayName, idLine } from '@meridian-2117/contract/names/display-name'
import { paths } from '@meridian-2117/contract/paths/paths'
import { sampleBalance } from '../../content/samples.ts'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { heroPictures } from '../../pictures/hero-pictures.ts'
import { profileMessages } from './profile-header.messages.ts'

/** The props of all profile pages. */
export interface PlayerProps {
  /** The owner of the profile. Without a player it shows a guest, who has nothing to edit. */
  player: Player | null
}

export interface ProfileHeaderProps extends PlayerProps {
  /** The picture above the name, by any address; one of ours unless given. */
  banner?: string | undefined
}

/**
 * Banner, avatar, name, id line and balance above the profile tabs.
 *
 * Use it on the pages of the profile; `ProfilePage` has it. In the site's header a player is an `Avatar`.
 */
export function ProfileHeader({ player, banner }: ProfileHeaderProps) {
  const messages = useMessages(profileMessages)
  const format = useFormat()
  const name = displayName(player ?? {}, messages.guest)
  return (
    <header data-slot="profile-header">
      <div className="relative h-48 overflow-hidden bg-hull sm:h-64 lg:h-80">
        <Picture
          {...(banner === undefined ? heroPictures.profileHero : { src: banner })}
          alt=""
          priority
          className="size-full object-cover"
        />
        <div aria-hidden className="absolute inset-0 bg-linear-to-b from-transparent from-50% to-void" />
      </div>
      <Container className="flex flex-col gap-5 sm:flex-row sm:items-end sm:gap-6">
        <Avatar
          src={player?.avatar}
          name={name}
          className="-mt-14 size-28 border-4 border-void outline outline-seam-strong/60 sm:-mt-16 sm:size-36"
        />
        <div className="min-w-0 grow sm:pt-5">
          <h1 className="font-display text-3xl leading-9 font-semibold wrap-anywhere sm:text-4xl sm:leading-11">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-1 font-mono text-micro text-ink-muted wrap-anywhere">{idLine(player ?? {})}</p>
        </div>
        <div className="flex shrink-0 items-end justify-between gap-8 sm:pb-1">
          <div className="border-l border-gate/60 pl-4">
            <p className="font-mono text-micro text-ink-muted uppercase">{messages.balance}</p>
            <p className="mt-1 font-display text-2xl leading-7 font-semibold tabular-nums">
              {format.price(sampleBalance)}
            </p>
          </div>
          {player && (
            <ButtonLink tone="quiet" to={paths.editProfile} state={{ user: player }}>
              {messages.editProfile}
            </ButtonLink>
          )}
        </div>
      </Container>
    </header>
  )
}
