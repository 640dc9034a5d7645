import { StepIcon, type Step } from '../../components/step-icon/step-icon.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'

const steps: readonly { step: Step; title: string; text: string }[] = [
  {
    step: 'connect',
    title: 'Connect a crypto wallet',
    text: 'Link the wallet in your browser. It signs for you; nobody else ever holds your keys.',
  },
  {
    step: 'explore',
    title: 'Explore collections',
    text: 'Walk the market: craft, helms, relics, companions and parcels under the ring.',
  },
  {
    step: 'trade',
    title: 'Collect and trade',
    text: 'Buy with your wallet or a card, make an offer, or list what you no longer carry.',
  },
  {
    step: 'grow',
    title: 'Earn and grow',
    text: 'Race it, rent it, hold the ground. What you own works while you are away.',
  },
]

/** The four steps from visitor to owner (Spec 1, Home). */
export function HowItWorksSection() {
  return (
    <TitledSection eyebrow="From visitor to owner" title="How It Works" className="mt-20 lg:mt-28">
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ step, title, text }, index) => (
          <li key={title} className="relative border-t border-seam-strong/60 pt-6">
            <span aria-hidden className="absolute -top-px left-0 h-px w-12 bg-signal" />
            <div className="flex items-start justify-between">
              <StepIcon step={step} />
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
