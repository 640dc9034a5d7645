import { isRestState, type ChartState } from '../chart.ts'
import type { MachineInfo } from '../protocol.ts'
import { Tool } from './tool.tsx'

export interface StateCardProps {
  state: ChartState
  machine: MachineInfo
  /** Returns the address of the story for a state of a machine, if there is one. */
  storyOf?: ((machine: string, state: string) => string | undefined) | undefined
  canGo: boolean
  onGo: () => void
  onClose: () => void
}

/** Describes a state of the chart, with the transitions to it. */
export function StateCard({ state, machine, storyOf, canGo, onGo, onClose }: StateCardProps) {
  const story = storyOf?.(machine.chart.root.key, state.name)
  return (
    <div className="xs-card">
      <p>
        <code>{state.name || state.key}</code> {machine.states[state.name] ?? state.description}
      </p>
      {canGo && isRestState(state) && (
        <Tool
          name="Go there"
          title="Starts the machine again in this state, by the shortest path. Its calls and delays wait for you."
          onClick={onGo}
        />
      )}
      {story && isRestState(state) && (
        <a href={story} target="_top">
          Its story
        </a>
      )}
      <Tool name="Close" onClick={onClose} />
    </div>
  )
}
