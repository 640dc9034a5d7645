import { Container } from '../../components/container/container.tsx'
import { SocialIcon } from '../../components/social-icon/social-icon.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import type { DeadEndOf } from '../../lib/links.ts'
import { useMessages } from '../../lib/messages.ts'
import { siteFooterMessages } from './site-footer.messages.ts'

export interface SiteFooterProps {
  /** Called when the player presses a control; none has a destination. */
  onDeadEnd: (control: DeadEndOf<'footer'>) => void
}

/**
 * The footer of every page but `/stripe-payment`; all of its controls are placeholders.
 *
 * Use it once, after the content of a page.
 */
export function SiteFooter({ onDeadEnd }: SiteFooterProps) {
  const messages = useMessages(siteFooterMessages)
  return (
    <footer data-slot="site-footer" className="border-t border-seam bg-hull print:hidden">
      <Container>
        <div className="flex flex-col gap-8 py-10 lg:flex-row lg:items-center lg:justify-between lg:py-12">
          <Logo variant="full" />
          <ul className="-mx-3 grid grid-cols-2 gap-y-1 sm:flex sm:flex-wrap">
            {placeholders.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => onDeadEnd(`footer:${name}`)}
                  className="min-h-11 rounded-control px-3 text-left text-ink-muted transition-colors duration-150 hover:text-ink"
                >
                  {messages[name]}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col-reverse justify-between gap-4 border-t border-seam py-5 sm:flex-row sm:items-center">
          <p className="font-mono text-micro text-ink-muted">{messages.rights}</p>
          <ul className="-mx-3 flex gap-1">
            {networks.map((network) => (
              <li key={network}>
                <button
                  type="button"
                  aria-label={messages[network]}
                  onClick={() => onDeadEnd(`footer:${network}`)}
                  className="grid size-11 place-items-center rounded-control text-ink-muted transition-colors duration-150 hover:bg-plate hover:text-signal"
                >
                  <SocialIcon network={network} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  )
}

const placeholders = ['market', 'news', 'whitePapers', 'questions', 'disclaimer', 'terms'] as const

const networks = ['discord', 'teamspeak', 'telegram'] as const
