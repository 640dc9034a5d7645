import { Headset, ShieldCheck, UsersRound, Zap } from 'lucide-react'
import { useId } from 'react'
import { ServiceMark } from '../../components/service-mark/service-mark.tsx'

const platforms = [
  { service: 'kickstarter', name: 'Kickstarter' },
  { service: 'indiegogo', name: 'Indiegogo' },
  { service: 'gamefound', name: 'Gamefound' },
] as const

const badges = [
  { icon: ShieldCheck, label: 'Secure Payment' },
  { icon: UsersRound, label: 'Trusted by 500+' },
  { icon: Zap, label: 'Instant Delivery' },
  { icon: Headset, label: '24/7 Support' },
]

/** Where the campaign also runs, and why to trust it (Spec 2, Funnel page). */
export function TrustSection() {
  const headingId = useId()
  return (
    <section data-slot="trust-section" aria-labelledby={headingId} className="mt-16 lg:mt-24">
      <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-5">
        <h2
          id={headingId}
          className="font-mono text-micro text-ink-muted uppercase max-sm:w-full max-sm:text-center"
        >
          Also available on
        </h2>
        <ul className="flex flex-wrap justify-center gap-x-8 gap-y-4">
          {platforms.map(({ service, name }) => (
            <li key={service} className="flex items-center gap-3">
              <ServiceMark service={service} />
              <span className="font-display font-semibold">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul
        aria-label="Why to trust us"
        className="mt-10 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-seam bg-seam lg:grid-cols-4"
      >
        {badges.map(({ icon: Icon, label }) => (
          <li key={label} className="flex flex-col items-center gap-3 bg-hull px-4 py-7 text-center">
            <Icon aria-hidden strokeWidth={1.5} className="size-8 text-good" />
            <span className="font-display leading-6 font-semibold">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
