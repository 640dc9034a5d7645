import { catalogue } from '@meridian/inspector/catalogue'
import { storyOfState } from '@meridian/inspector/story-of-state'
import { StoryFrame } from '../story-frame.tsx'
import { chains, type Scene } from './chains.ts'

export interface FilmstripProps {
  /** The key of the chain. */
  chain: keyof typeof chains
}

/** `screens-sign-in--ready`: the id of a story. */
const storyOf = (scene: Scene): string =>
  'machine' in scene
    ? storyOfState(scene.machine, scene.state)
    : `${scene.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--${scene.story}`

const nameOf = (scene: Scene): string =>
  'machine' in scene
    ? `${scene.machine}: ${scene.state}`
    : `${scene.title.replace(/^(Screens|Flows)\//, '')}${scene.story === 'ready' ? '' : `: ${scene.story.replaceAll('-', ' ')}`}`

/** What a player goes through, picture by picture: each with its machine's state, and what leads to the next. */
export function Filmstrip({ chain }: FilmstripProps) {
  const { scenes, spec }: { scenes: readonly Scene[]; spec: string } = chains[chain]
  return (
    <>
      <p className="mb-6 font-mono text-sm text-ink-muted">Specification {spec}</p>
      <ol className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {scenes.map((scene, index) => (
          <li key={storyOf(scene)}>
            <p className="mb-2 flex items-baseline gap-3">
              <span className="font-mono text-micro text-ink-muted">{index + 1}</span>
              <span className="font-mono text-sm text-signal">{nameOf(scene)}</span>
            </p>
            {'machine' in scene && (
              <p className="mb-2 text-sm leading-5">{catalogue[scene.machine]?.cases.states[scene.state]}</p>
            )}
            <StoryFrame id={storyOf(scene)} name={nameOf(scene)} width={1440} height={900} />
            {scene.said && (
              <p className="-mt-8 mb-8 text-sm text-gate">
                <span aria-hidden>→ </span>
                {scene.said}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
