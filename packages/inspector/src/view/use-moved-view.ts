import { useCallback, useEffect, useState, type RefObject } from 'react'

/** How something large lies in a room: px from its corner, and how much smaller it is. */
export interface View {
  x: number
  y: number
  scale: number
}

interface Size {
  width: number
  height: number
}

interface Part extends Size {
  x: number
  y: number
}

const limits = { least: 0.2, most: 2 } as const
const within = (scale: number) => Math.min(limits.most, Math.max(limits.least, scale))

/** Of a whole that would have to be smaller, a part is shown in its own size: its letters are small already. */
const readable = 0.8
const margin = 12
/** What the buttons over the room's lower edge take. */
const foot = 48

/** How the whole of something fits into a room. */
export function fitting(room: Size, whole: Size): View {
  const scale = within(
    Math.min(1, (room.width - 2 * margin) / whole.width, (room.height - 2 * margin) / whole.height),
  )
  return {
    scale,
    x: (room.width - whole.width * scale) / 2,
    y: Math.max(margin, (room.height - whole.height * scale) / 2),
  }
}

/**
 * A view at which one reads, with a part of the whole in its middle, and with the ways out of it that fit beside it; the
 * whole, where that can be read.
 */
export function reading(
  room: Size,
  whole: Size,
  part: Part | undefined,
  waysOut: readonly Part[] = [],
): View {
  const fit = fitting(room, whole)
  if (fit.scale >= readable || !part) return fit
  const scale = Math.max(fit.scale, fitting(room, part).scale)
  return centred(room, whole, withWaysOut(room, scale, part, waysOut), scale)
}

const around = (one: Part, other: Part): Part => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

/** A part with as many of the ways out of it as the room has space for, the nearest first. */
function withWaysOut(room: Size, scale: number, part: Part, waysOut: readonly Part[]): Part {
  const reach = (way: Part) => {
    const { width, height } = around(part, way)
    return Math.max(width / room.width, height / room.height)
  }
  return waysOut
    .toSorted((first, second) => reach(first) - reach(second))
    .reduce((shown, way) => {
      const both = around(shown, way)
      const fits =
        both.width * scale <= room.width - 2 * margin && both.height * scale <= room.height - margin - foot
      return fits ? both : shown
    }, part)
}

/** With the part in the middle of the room, or as near to it as the whole fills the room. */
function centred(room: Size, whole: Size, part: Part, scale: number): View {
  const place = (space: number, length: number, from: number, extent: number, end: number) => {
    const least = space - end - length * scale
    if (least > margin) return (space - length * scale) / 2
    const half = (extent * scale) / 2
    const middle = Math.max(margin + half, Math.min(space / 2, space - end - half))
    return Math.min(margin, Math.max(least, middle - half - from * scale))
  }
  return {
    scale,
    x: place(room.width, whole.width, part.x, part.width, margin),
    y: place(room.height, whole.height, part.y, part.height, foot),
  }
}

/** A view that shows a part of the whole and the ways out of it that fit: the same where they are in sight already. */
export function showing(
  view: View,
  room: Size,
  whole: Size,
  part: Part,
  waysOut: readonly Part[] = [],
): View {
  const shown = withWaysOut(room, view.scale, part, waysOut)
  const [left, top] = [view.x + shown.x * view.scale, view.y + shown.y * view.scale]
  const isInSight =
    left >= 0 &&
    top >= 0 &&
    left + shown.width * view.scale <= room.width &&
    top + shown.height * view.scale <= room.height - foot
  return isInSight ? view : centred(room, whole, shown, view.scale)
}

/** How far something goes that lies from one place to another, so that it is within others. */
const inwards = (from: number, to: number, least: number, most: number): number =>
  Math.max(least - from, Math.min(0, most - to))

export interface MovedView {
  view: View | null
  setView: (change: (view: View | null, room: Size) => View | null) => void
  /** Scales about the middle of the room. */
  zoom: (factor: number) => void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [40, 0],
  ArrowRight: [-40, 0],
  ArrowUp: [0, 40],
  ArrowDown: [0, -40],
}

/** A view that is moved by dragging and by the arrow keys, and scaled by the wheel, + and -. */
export function useMovedView(room: RefObject<HTMLElement | null>): MovedView {
  const [view, set] = useState<View | null>(null)

  const setView = useCallback<MovedView['setView']>(
    (change) => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = room.current ?? {}
      set((now) => change(now, { width, height }))
    },
    [room],
  )
  const zoomAt = useCallback(
    (factor: number, at?: { x: number; y: number }) =>
      setView((now, { width, height }) => {
        if (!now) return now
        const { x, y } = at ?? { x: width / 2, y: height / 2 }
        const scale = within(now.scale * factor)
        const share = scale / now.scale
        return { scale, x: x - (x - now.x) * share, y: y - (y - now.y) * share }
      }),
    [setView],
  )

  useEffect(() => {
    const stage = room.current
    if (!stage) return
    const ended = new AbortController()
    const { signal } = ended
    let held: { x: number; y: number } | null = null
    const move = (x: number, y: number) => setView((now) => now && { ...now, x: now.x + x, y: now.y + y })

    stage.addEventListener(
      'wheel',
      (event) => {
        // A page that scrolls goes on scrolling, but for the gesture that zooms anywhere.
        const { scrollHeight = 0, clientHeight = 0 } = stage.ownerDocument.scrollingElement ?? {}
        if (scrollHeight > clientHeight && !event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        const { left, top } = stage.getBoundingClientRect()
        zoomAt(Math.exp(-event.deltaY / 500), { x: event.clientX - left, y: event.clientY - top })
      },
      { signal, passive: false },
    )
    stage.addEventListener(
      'pointerdown',
      (event) => {
        if ((event.target as Element).closest('button')) return
        held = { x: event.clientX, y: event.clientY }
        stage.setPointerCapture(event.pointerId)
      },
      { signal },
    )
    stage.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!held) return
        move(clientX - held.x, clientY - held.y)
        held = { x: clientX, y: clientY }
      },
      { signal },
    )
    const drop = () => {
      held = null
    }
    stage.addEventListener('pointerup', drop, { signal })
    stage.addEventListener('pointercancel', drop, { signal })
    // The room does not scroll: what has the focus by the keyboard is brought into sight by the view.
    stage.addEventListener(
      'focusin',
      ({ target }) => {
        if (target === stage || !(target as Element).matches(':focus-visible')) return
        const part = (target as Element).getBoundingClientRect()
        const { left, top, right, bottom } = stage.getBoundingClientRect()
        move(
          inwards(part.left, part.right, left + margin, right - margin),
          inwards(part.top, part.bottom, top + margin, bottom - foot),
        )
      },
      { signal },
    )
    stage.addEventListener(
      'keydown',
      (event) => {
        if (event.target !== stage) return
        const arrow = arrows[event.key]
        if (arrow) move(...arrow)
        else if (event.key === '+') zoomAt(1.25)
        else if (event.key === '-') zoomAt(0.8)
        else return
        event.preventDefault()
      },
      { signal },
    )
    return () => ended.abort()
  }, [room, setView, zoomAt])

  return { view, setView, zoom: zoomAt }
}
