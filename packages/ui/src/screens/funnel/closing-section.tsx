import { useId } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { screenPictures } from '../../pictures/screen-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { funnelMessages } from './funnel.messages.ts'
import { tiersId } from '../../content/campaign.ts'

/** The last section of the page, which links back to the tiers. */
export function ClosingSection() {
  const messages = useMessages(funnelMessages)
  const headingId = useId()
  return (
    <section
      data-slot="closing-section"
      aria-labelledby={headingId}
      className="relative isolate mt-20 min-h-[36rem] overflow-hidden lg:mt-28 lg:min-h-[46rem]"
    >
      <Picture
        {...screenPictures.story}
        alt=""
        sizes="max(100vw, 50rem)"
        className="absolute inset-0 -z-20 size-full max-w-none object-cover object-bottom"
      />
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-b from-void from-8% via-void/85 via-52% to-transparent to-80%"
      />
      <Container className="py-16 text-center sm:py-20 lg:py-24">
        <h2
          id={headingId}
          className="mx-auto max-w-3xl font-display text-3xl leading-tight font-semibold sm:text-4xl lg:text-5xl"
        >
          {messages.closing}
        </h2>
        <p className="mx-auto mt-4 max-w-lg leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8">
          {messages.closingText}
        </p>
        <Button asChild size="lg" className="mt-8">
          <a href={`#${tiersId}`}>{messages.contribute}</a>
        </Button>
      </Container>
    </section>
  )
}
