import { Headset, ShieldCheck, UsersRound, Zap } from 'lucide-react'
import { useId } from 'react'
import { ServiceMark } from '../../components/service-mark/service-mark.tsx'
import { useMessages } from '../../lib/messages.ts'
import { funnelOfferMessages } from './funnel.messages.ts'

const platforms = ['kickstarter', 'indiegogo', 'gamefound'] as const

const badges = [
  { icon: ShieldCheck, name: 'secure' },
  { icon: UsersRound, name: 'trusted' },
  { icon: Zap, name: 'instant' },
  { icon: Headset, name: 'support' },
] as const

/** Lists the other platforms of the campaign, and the reasons to trust it. */
export function TrustSection() {
  const messages = useMessages(funnelOfferMessages)
  const headingId = useId()
  return (
    <section data-slot="trust-section" aria-labelledby={headingId} className="mt-16 lg:mt-24">
      <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-5">
        <h2
          id={headingId}
          className="font-mono text-micro text-ink-muted uppercase max-sm:w-full max-sm:text-center"
        >
          {messages.platforms}
        </h2>
        <ul className="flex flex-wrap justify-center gap-x-8 gap-y-4">
          {platforms.map((service) => (
            <li key={service} className="flex items-center gap-3">
              <ServiceMark service={service} />
              <span className="font-display font-semibold">{messages[service]}</span>
            </li>
          ))}
        </ul>
      </div>
      <h3 className="sr-only">{messages.trust}</h3>
      <ul className="mt-10 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-seam bg-seam lg:grid-cols-4">
        {badges.map(({ icon: Icon, name }) => (
          <li key={name} className="flex flex-col items-center gap-3 bg-hull px-4 py-7 text-center">
            <Icon aria-hidden strokeWidth={1.5} className="size-8 text-good" />
            <span className="font-display leading-6 font-semibold">{messages[name]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
