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
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'

// Storybook plays no story that it embeds. The plays of a docs page would take the focus from each other, and scroll it.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' })

/** Heights of the iframes that show stories on a docs page, by root. Other stories render in the page itself. */
const frameHeights: Readonly<Record<string, string>> = {
  Dialogs: '640px',
  Layouts: '900px',
  Screens: '900px',
  Sandbox: '720px',
}

/** Those of the workbench, and those that a story adds. */
type Viewports = Readonly<Record<string, { styles: { width: string; height: string } }>>

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

/** The docs page of one component: description, addresses, stories and props. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const stories = context
    .componentStories()
    .filter((story) => context.projectAnnotations.parameters?.['docs']?.stories?.filter?.(story) ?? true)
  // A gallery has no arguments; the controls belong to the story after it.
  const [first, ...others] = stories.filter((story) => !isGallery(story))
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
  const hasProps =
    preparedMeta.component && Object.values(preparedMeta.argTypes).some(({ table }) => !table?.disable)
  return (
    <>
      <Title />
      <PageFacts page={preparedMeta.parameters['page'] as ScreenPage | undefined} />
      <Description of="meta" />
      {stories.filter(isGallery).map((story) => (
        <StoryCanvas key={story.id} story={story} />
      ))}
      {first && <StoryCanvas story={first} />}
      {first && frameOf(first) && hasProps && (
        <>
          <Subheading>Props</Subheading>
          <ArgTypes />
        </>
      )}
      {first && !frameOf(first) && hasProps && <Controls of={first.moduleExport} />}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <StoryCanvas story={story} />
        </Anchor>
      ))}
    </>
  )
}

const isGallery = ({ name }: PreparedStory) => name === 'All Variants' || name === 'States'

function StoryCanvas({ story }: { story: PreparedStory }) {
  const { maxWidth, ...frame } = frameOf(story) ?? {}
  return (
    <div style={{ maxWidth }}>
      <Canvas of={story.moduleExport} story={frame} />
      {frameOf(story) && story.tags.includes('play-fn') && (
        <StoryLink id={story.id}>Open the story, after its play</StoryLink>
      )}
    </div>
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

interface ScreenPage {
  addresses: readonly string[]
  described: string
}

/** Lists the addresses of a screen and the chapter that describes it. */
function PageFacts({ page }: { page: ScreenPage | undefined }) {
  if (!page) return null
  const { addresses, described } = page
  return (
    <Unstyled>
      <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-2 border-y border-seam py-3 font-mono text-sm">
        <div className="flex gap-3">
          <dt className="text-ink-muted">Address</dt>
          <dd>{addresses.length > 0 ? addresses.join('  ') : 'none of its own'}</dd>
        </div>
        <div className="flex gap-3">
          <dt className="text-ink-muted">Described in</dt>
          <dd>{described}</dd>
        </div>
      </dl>
    </Unstyled>
  )
}
