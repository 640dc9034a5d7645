import { paths } from '@meridian/contract/rules/paths'
import { ActiveLink } from '../../lib/links.ts'
import { Button } from '../../components/button/button.tsx'
import { useMessages } from '../../lib/messages.ts'
import { siteHeaderMessages } from './site-header.messages.ts'
import { HoverMenu } from './hover-menu.tsx'

export interface DesktopNavProps {
  /** Something that leads nowhere yet was chosen; called with its label. */
  onDeadEnd: (label: string) => void
}

/** Shop, About Us, News and Social in the bar of a wide screen. */
export function DesktopNav({ onDeadEnd }: DesktopNavProps) {
  const messages = useMessages(siteHeaderMessages)
  return (
    <nav aria-label={messages.main} className="flex items-center max-lg:hidden">
      <HoverMenu menu="shop" onDeadEnd={onDeadEnd} />
      <Button asChild tone="ghost" className="px-3 aria-[current=page]:text-ink">
        <ActiveLink to={paths.about}>{messages.about}</ActiveLink>
      </Button>
      <Button tone="ghost" className="px-3" onClick={() => onDeadEnd(siteHeaderMessages.news)}>
        {messages.news}
      </Button>
      <HoverMenu menu="social" onDeadEnd={onDeadEnd} />
    </nav>
  )
}
