import { machines } from '@meridian/flows/machines'
import { cn } from '@meridian/ui/lib/cn'
import { StoryFrame } from '../../../.storybook/story-frame.tsx'
import { chains, type Chain, type Scene } from './chains.ts'
import { DocsAnchor } from '../shared/docs-links.tsx'
import { idOf, machineLink, storyOfState } from '../machines/ids.ts'

export interface FlowGalleryProps {
  /** The key of the chain. */
  chain: keyof typeof chains
}

/** `screens-sign-in--ready`: the id of a story. */
const storyOf = (scene: Scene): string =>
  'machine' in scene ? storyOfState(scene.machine, scene.state) : `${idOf(scene.title)}--${scene.story}`

const pageOf = (scene: Scene): string =>
  'machine' in scene ? machineLink(scene.machine).id : `${idOf(scene.title)}--docs`

const nameOf = (scene: Scene): string =>
  'machine' in scene
    ? `${scene.machine}: ${scene.state}`
    : `${scene.title.replace(/^(Screens|Flows)\//, '')}${scene.story === 'ready' ? '' : `: ${scene.story.replaceAll('-', ' ')}`}`

interface ScenesProps {
  scenes: readonly Scene[]
  /** The width and height of each scene's window, in px. */
  width: number
  height: number
  className: string
}

function Scenes({ scenes, className, ...size }: ScenesProps) {
  return (
    <ol className={cn('grid grid-cols-1 gap-x-6 gap-y-2', className)}>
      {scenes.map((scene, index) => (
        <li key={storyOf(scene)}>
          <p className="mb-2 flex items-baseline gap-3">
            <span className="font-mono text-micro text-ink-muted">{index + 1}</span>
            <DocsAnchor id={pageOf(scene)} className="font-mono text-sm text-signal hover:text-signal-bright">
              {nameOf(scene)}
            </DocsAnchor>
          </p>
          {'machine' in scene && (
            <p className="mb-2 text-sm leading-5">{machines[scene.machine]?.fixtures.states[scene.state]}</p>
          )}
          <StoryFrame
            id={storyOf(scene)}
            name={nameOf(scene)}
            {...size}
            height={scene.height ?? size.height}
          />
          {scene.caption && (
            <p className="-mt-8 mb-8 text-sm text-gate">
              <span aria-hidden>→ </span>
              {scene.caption}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Shows a chain as pictures, each with its machine's state and the event that leads to the next. */
export function FlowGallery({ chain }: FlowGalleryProps) {
  const { scenes, phone, described }: Chain = chains[chain]
  return (
    <>
      <p className="mb-6 font-mono text-sm text-ink-muted">Described in {described}</p>
      <Scenes scenes={scenes} width={1440} height={900} className="md:grid-cols-2" />
      {phone && (
        <>
          <h2 className="mt-4 mb-6 font-display text-xl leading-7 font-semibold">On a phone</h2>
          <Scenes scenes={phone} width={390} height={844} className="grid-cols-2 lg:grid-cols-4" />
        </>
      )}
    </>
  )
}
