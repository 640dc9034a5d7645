import { paths } from '@meridian/contract/rules/paths'
import { NavLink } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { SocialIcon } from '../../components/icon-social/icon-social.tsx'
import { HoverMenu } from './hover-menu.tsx'
import { shopEntries } from './shop-entries.ts'
import { socialLinks } from './social-links.ts'

export interface DesktopNavProps {
  /** Something that leads nowhere yet was chosen; called with its label. */
  onDeadEnd: (label: string) => void
}

/** Shop, About Us, News and Social in the bar of a wide screen (Spec 2, Navigation bar). */
export function DesktopNav({ onDeadEnd }: DesktopNavProps) {
  return (
    <nav aria-label="Main" className="flex items-center max-lg:hidden">
      <HoverMenu
        label="Shop"
        entries={shopEntries.map(({ label, description, icon: Icon }) => ({
          label,
          description,
          icon: <Icon />,
          onSelect: () => onDeadEnd(label),
        }))}
      />
      <Button asChild tone="ghost" className="px-3 aria-[current=page]:text-ink">
        <NavLink to={paths.about}>About Us</NavLink>
      </Button>
      <Button tone="ghost" className="px-3" onClick={() => onDeadEnd('News')}>
        News
      </Button>
      <HoverMenu
        label="Social"
        entries={socialLinks.map(({ network, label }) => ({
          label,
          icon: <SocialIcon network={network} />,
          onSelect: () => onDeadEnd(label),
        }))}
      />
    </nav>
  )
}
