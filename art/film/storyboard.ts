/** The film of the funnel page, shot by shot: what is seen, how the camera moves, and what the captions say. */

export const film = { width: 1280, height: 720, fps: 24 } as const

interface Timed {
  name: string
  /** Seconds on the screen. */
  seconds: number
  /** The caption; a shot without one keeps the caption before. */
  line?: string
}

/** A finished picture that the camera moves through, by the depth of its scene. */
export interface StillShot extends Timed {
  kind: 'still'
  /** The picture in `scenes`, such as `fronts/odyssey`. */
  picture: string
  /** The centre of the crop to the film's shape: 0 left or top, 1 right or bottom. */
  focus: readonly [number, number]
  /** The visible part of the picture's height at the start and at the end; less is closer. */
  zoom: readonly [number, number]
  /** The movement of the nearest things against the far ones, as parts of the width: across, down and towards us. */
  move: readonly [number, number, number]
  /** Sparks that drift over it. */
  sparks?: { colour: string; count: number }
}

/** A scene in `film/takes`, rendered frame by frame: what is in it moves by itself. */
export interface TakeShot extends Timed {
  kind: 'take'
}

/** All parcels side by side, as on a map that the camera flies over. */
export interface MapShot extends Timed {
  kind: 'map'
}

export type Shot = StillShot | TakeShot | MapShot

export const shots: readonly Shot[] = [
  {
    name: 'the-gate',
    kind: 'still',
    seconds: 2.6,
    line: '2117. A ring of light opens over every city, and does not close.',
    picture: 'heroes/home-hero',
    focus: [0.86, 0.5],
    zoom: [1, 0.86],
    move: [0.012, 0, 0.05],
    sparks: { colour: '#ffab52', count: 70 },
  },
  {
    name: 'relic-turns',
    kind: 'take',
    seconds: 2,
    line: 'What comes back through it belongs to whoever is there to claim it.',
  },
  {
    name: 'odyssey',
    kind: 'still',
    seconds: 1.5,
    picture: 'fronts/odyssey',
    focus: [0.6, 0.5],
    zoom: [1, 0.92],
    move: [-0.02, 0, 0.03],
    sparks: { colour: '#8f6bff', count: 50 },
  },
  {
    name: 'slipstream',
    kind: 'still',
    seconds: 1.4,
    line: 'Race it.',
    picture: 'fronts/slipstream',
    focus: [0.5, 0.5],
    zoom: [0.96, 0.88],
    move: [0.03, 0.004, 0.09],
    sparks: { colour: '#ff7a3c', count: 90 },
  },
  { name: 'wing-passes', kind: 'take', seconds: 1.5 },
  {
    name: 'dominion',
    kind: 'still',
    seconds: 1.5,
    line: 'Rule with it.',
    picture: 'fronts/dominion',
    focus: [0.6, 0.5],
    zoom: [1, 0.93],
    move: [0.02, 0, 0.03],
    sparks: { colour: '#22d3c5', count: 40 },
  },
  { name: 'map', kind: 'map', seconds: 1.6, line: 'Hold the ground beneath it.' },
  {
    name: 'title',
    kind: 'still',
    seconds: 2.6,
    line: 'Meridian 2117. Own what survives the gate.',
    picture: 'heroes/funnel-hero',
    focus: [0.5, 0.5],
    zoom: [0.94, 0.86],
    move: [0, 0, 0.04],
    sparks: { colour: '#ffab52', count: 60 },
  },
]

export const framesOf = (shot: Shot): number => Math.round(shot.seconds * film.fps)

/** The film's length in seconds. */
export const filmSeconds = shots.reduce((frames, shot) => frames + framesOf(shot), 0) / film.fps

/** The captions as WebVTT: each line stands until the next. */
export function captions(): string {
  const cues: { start: number; line: string }[] = []
  let frame = 0
  for (const shot of shots) {
    if (shot.line) cues.push({ start: frame / film.fps, line: shot.line })
    frame += framesOf(shot)
  }
  const blocks = cues.map(({ start, line }, index) => {
    const end = cues[index + 1]?.start ?? filmSeconds
    return `${clock(start)} --> ${clock(end)}\n${line}`
  })
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`
}

const clock = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, '0')}`
