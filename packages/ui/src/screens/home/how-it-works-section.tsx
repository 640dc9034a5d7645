import { ArrowLeftRight, Compass, TrendingUp, Wallet } from 'lucide-react'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'

const steps = [
  {
    icon: Wallet,
    title: 'Connect a crypto wallet',
    text: 'Link the wallet in your browser. It signs for you; nobody else ever holds your keys.',
  },
  {
    icon: Compass,
    title: 'Explore collections',
    text: 'Walk the market: craft, helms, relics, companions and parcels under the ring.',
  },
  {
    icon: ArrowLeftRight,
    title: 'Collect and trade',
    text: 'Buy with your wallet or a card, make an offer, or list what you no longer carry.',
  },
  {
    icon: TrendingUp,
    title: 'Earn and grow',
    text: 'Race it, rent it, hold the ground. What you own works while you are away.',
  },
]

/** The four steps from visitor to owner (Spec 1, Home). */
export function HowItWorksSection() {
  return (
    <TitledSection title="How It Works" className="mt-20 lg:mt-28">
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="relative border-t border-seam-strong/60 pt-6">
            <span aria-hidden className="absolute -top-px left-0 h-px w-12 bg-signal" />
            <div className="flex items-center justify-between">
              <span className="grid size-12 place-items-center rounded-panel border border-seam bg-hull text-signal inset-shadow-edge">
                <Icon aria-hidden className="size-6" />
              </span>
              <span aria-hidden className="font-mono text-micro text-ink-muted">
                0{index + 1}
              </span>
            </div>
            <h3 className="mt-5 font-display text-xl leading-7 font-semibold">{title}</h3>
            <p className="mt-2 max-w-sm text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
