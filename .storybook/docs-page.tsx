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
import { useContext, type ComponentProps } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { StoryFrame } from './story-frame.tsx'

interface Viewport {
  styles: { width: string; height: string }
}

type StoryWindow = Omit<ComponentProps<typeof StoryFrame>, 'id' | 'name'>

/** The window size of stories on a docs page, by their root; components render in the page itself. */
const windows: Readonly<Record<string, StoryWindow>> = {
  Dialogs: { height: 640 },
  Sections: { width: 1440, height: 560, fits: true, legible: true },
  Layouts: { width: 1440, height: 900 },
  Screens: { width: 1440, height: 900 },
  Flows: { width: 1440, height: 900, legible: true },
  Sandbox: { height: 720 },
}

const ownWindow = (parameters: PreparedStory['parameters']) =>
  (parameters['docs'] as { window?: StoryWindow } | undefined)?.window

/** Returns the window size of a story, from its viewport, its parameter `docs.window` or its root. */
function windowOf({ title, parameters, storyGlobals }: PreparedStory) {
  const pinned = (storyGlobals['viewport'] as { value?: string } | undefined)?.value
  // A story may have its own viewport.
  const { options } = parameters['viewport'] as { options: Record<string, Viewport> }
  const ofRoot = ownWindow(parameters) ?? windows[title.split('/')[0]!]
  const viewport = pinned && options[pinned]
  if (!viewport) return ofRoot
  const { width, height } = viewport.styles
  return {
    fits: ofRoot?.fits,
    width: Number.parseInt(width),
    height: Math.min(ofRoot?.height ?? 480, Number.parseInt(height)),
  }
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
  const inWindows = first !== undefined && windowOf(first) !== undefined
  // The props of a flow story are its fake server.
  const hasProps =
    preparedMeta.component &&
    !preparedMeta.title.startsWith('Flows/') &&
    Object.values(preparedMeta.argTypes).some(({ table }) => !table?.disable)
  return (
    <>
      <Title />
      <PageFacts page={preparedMeta.parameters['page'] as ScreenPage | undefined} />
      <Description of="meta" />
      {stories.filter(isGallery).map((story) => (
        <Shown key={story.id} story={story} />
      ))}
      {first && <Shown story={first} />}
      {first && isWhole(first) && <OnSmallerScreens story={first} />}
      {first && inWindows && hasProps && (
        <>
          <Subheading>Props</Subheading>
          <ArgTypes />
        </>
      )}
      {first && !inWindows && hasProps && <Controls of={first.moduleExport} />}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Shown story={story} />
        </Anchor>
      ))}
    </>
  )
}

const isGallery = ({ name }: PreparedStory) => name === 'All Variants' || name === 'States'

function Shown({ story }: { story: PreparedStory }) {
  const frame = windowOf(story)
  if (!frame) return <Canvas of={story.moduleExport} />
  return (
    <Unstyled>
      <StoryFrame id={story.id} name={story.name} {...frame} />
    </Unstyled>
  )
}

/** Returns `true` for a story of a whole page. */
const isWhole = ({ title }: PreparedStory) => /^(Layouts|Screens)\//.test(title)

/** Shows a story on a tablet and on a phone, side by side. */
function OnSmallerScreens({ story }: { story: PreparedStory }) {
  const height = ownWindow(story.parameters)?.height ?? 1112
  return (
    <Unstyled>
      <div className="grid items-start gap-6 lg:grid-cols-[834fr_390fr]">
        <StoryFrame id={story.id} name={`${story.name}, tablet`} width={834} height={height} />
        <StoryFrame id={story.id} name={`${story.name}, phone`} width={390} height={height} />
      </div>
    </Unstyled>
  )
}

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
