import { StepIcon, type Step } from '../../components/step-icon/step-icon.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { useMessages } from '../../lib/messages.ts'
import { homeMessages } from './home.messages.ts'

const steps = ['connect', 'explore', 'trade', 'grow'] as const satisfies Step[]

/** The four steps from visitor to owner. */
export function HowItWorksSection() {
  const messages = useMessages(homeMessages)
  return (
    <TitledSection eyebrow={messages.steps} title={messages.stepsTitle} className="mt-20 lg:mt-28">
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="relative border-t border-seam-strong/60 pt-6">
            <span aria-hidden className="absolute -top-px left-0 h-px w-12 bg-signal" />
            <div className="flex items-start justify-between">
              <StepIcon step={step} />
              <span aria-hidden className="font-mono text-micro text-ink-muted">
                {`0${index + 1}`}
              </span>
            </div>
            <h3 className="mt-5 font-display text-xl leading-7 font-semibold">{messages[step]}</h3>
            <p className="mt-2 max-w-sm text-pretty text-ink-muted">{messages[`${step}Text`]}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
