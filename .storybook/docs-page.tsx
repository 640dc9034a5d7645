import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { AllWidths, useStoryGlobals, type Viewports } from './all-widths.tsx'

// Storybook plays no story that it embeds. The plays of a docs page would take the focus from each other, and scroll it.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' })

// A story in an iframe stores its interactions in the page around it, which would keep the document of a removed iframe.
Object.defineProperty(globalThis, '__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__', {
  set: () => {},
  configurable: true,
})

/** Heights of the iframes that show stories on a docs page, by root. Other stories render in the page itself. */
const frameHeights: Readonly<Record<string, string>> = {
  Dialogs: '640px',
  Layouts: '900px',
  Screens: '900px',
  Sandbox: '720px',
}

interface Frame {
  inline: false
  height: string
  maxWidth?: string
}

/** Returns the iframe of a story: a page or a dialog needs one, and so does a story of one viewport. */
function frameOf({ title, parameters, storyGlobals }: PreparedStory): Frame | undefined {
  const { height = frameHeights[title.split('/')[0]!] } = parameters['docs'].story as { height?: string }
  const pinned = (storyGlobals['viewport'] as { value?: string } | undefined)?.value
  const { options } = parameters['viewport'] as { options: Viewports }
  const viewport = pinned === undefined ? undefined : options[pinned]?.styles
  if (viewport) return { inline: false, height: height ?? viewport.height, maxWidth: viewport.width }
  return height === undefined ? undefined : { inline: false, height }
}

/** The docs page of one component: an example, what it is for, its props and its other stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const stories = context
    .componentStories()
    .filter((story) => context.projectAnnotations.parameters?.['docs']?.stories?.filter?.(story) ?? true)
  const globals = useStoryGlobals(context.componentStories()[0]!)
  if (globals['widths'] !== 'off')
    return (
      <>
        <Title />
        <AllWidths stories={stories} globals={globals} />
      </>
    )
  if (preparedMeta.title.startsWith('Flows/'))
    return (
      <>
        <Title />
        <Description of="meta" />
        {stories.map((story) => (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <StoryLink id={story.id}>Play the story</StoryLink>
          </Anchor>
        ))}
      </>
    )
  const inline = stories.filter((story) => !frameOf(story))
  const framed = stories.filter(frameOf)
  // A gallery has no arguments; the controls belong to the story that opens the page.
  const example = inline.find((story) => !isGallery(story))
  const hasProps =
    preparedMeta.component && Object.values(preparedMeta.argTypes).some(({ table }) => !table?.disable)
  return (
    <>
      <Title />
      {example ? <Canvas of={example.moduleExport} /> : <FramedStories stories={framed} />}
      <Description of="meta" />
      {hasProps && (
        <>
          <Subheading>Props</Subheading>
          {example ? <Controls of={example.moduleExport} /> : <ArgTypes />}
        </>
      )}
      {inline
        .filter((story) => story !== example)
        .map((story) => (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Canvas of={story.moduleExport} />
          </Anchor>
        ))}
      {example && framed.length > 0 && (
        <>
          <Subheading>More states</Subheading>
          <FramedStories stories={framed} />
        </>
      )}
    </>
  )
}

const isGallery = ({ name }: PreparedStory) => name === 'All Variants' || name === 'States'

/** Shows one of the stories in an iframe, and lets the reader choose which. Each iframe loads the whole product. */
function FramedStories({ stories }: { stories: readonly PreparedStory[] }) {
  const [chosen, setChosen] = useState(stories[0])
  if (!chosen) return null
  const { maxWidth, ...frame } = frameOf(chosen) ?? {}
  return (
    <>
      {stories.length > 1 && (
        <Unstyled>
          <div className="flex flex-wrap gap-2">
            {stories.map((story) => (
              <button
                key={story.id}
                type="button"
                aria-pressed={story === chosen}
                onClick={() => setChosen(story)}
                className="rounded-control border border-seam-strong px-3 py-1 text-sm hover:text-signal-bright aria-pressed:border-signal aria-pressed:text-signal"
              >
                {story.name}
              </button>
            ))}
          </div>
        </Unstyled>
      )}
      <div style={{ maxWidth }}>
        <Canvas key={chosen.id} of={chosen.moduleExport} story={frame} />
      </div>
      <Description of={chosen.moduleExport} />
      <StoryLink id={chosen.id}>Open the story</StoryLink>
    </>
  )
}

interface StoryLinkProps {
  id: string
  children: string
}

const StoryLink = ({ id, children }: StoryLinkProps) => (
  <p className="sb-unstyled">
    <a href={`./?path=/story/${id}`} target="_top" className="text-sm text-signal hover:text-signal-bright">
      {children}
    </a>
  </p>
)
