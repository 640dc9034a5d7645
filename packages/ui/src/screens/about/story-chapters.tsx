import { useId } from 'react'
import { Container } from '../../components/container/container.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { screenPictures } from '../../pictures/screen-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { aboutMessages } from './about.messages.ts'

const chapters = ['ring', 'return', 'salvage', 'turn'] as const

/** The story: its picture, and under it what happened since the Gate opened. */
export function StoryChapters() {
  const messages = useMessages(aboutMessages)
  const headingId = useId()
  return (
    <section data-slot="story-chapters" aria-labelledby={headingId} className="mt-12 lg:mt-20">
      <Container>
        {/* Small screens have this label where wide ones have Download (docs/product.md#about). */}
        <p className="font-mono text-micro text-gate uppercase lg:hidden">{messages.story}</p>
        <div className="max-lg:mt-3 lg:grid lg:grid-cols-[5fr_7fr] lg:items-end lg:gap-14">
          <h2
            id={headingId}
            className="font-display text-3xl leading-[1.12] font-semibold sm:text-4xl lg:text-5xl"
          >
            {messages.storyTitle}
          </h2>
          <p className="mt-4 max-w-prose leading-7 text-pretty text-ink/85 sm:text-lg sm:leading-8">
            {messages.storyText}
          </p>
        </div>
      </Container>
      <Picture
        {...screenPictures.story}
        sizes="(width < 40rem) 130vw, 100vw"
        className="mt-8 aspect-5/4 w-full max-w-none [mask-image:linear-gradient(transparent,black_15%,black_85%,transparent)] object-cover object-[50%_90%] sm:aspect-video lg:mt-12 lg:max-h-[52rem]"
      />
      <Container className="mt-6 lg:mt-2">
        <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {chapters.map((chapter) => (
            <li key={chapter} className="relative border-t border-seam-strong/60 pt-5">
              <span aria-hidden className="absolute -top-px left-0 h-px w-12 bg-gate" />
              <p className="font-mono text-micro text-gate uppercase">{messages[`${chapter}Day`]}</p>
              <h3 className="mt-2 font-display text-xl leading-7 font-semibold">{messages[chapter]}</h3>
              <p className="mt-2 max-w-sm text-pretty text-ink/80">{messages[`${chapter}Text`]}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
