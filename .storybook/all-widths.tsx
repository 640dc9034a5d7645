import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { PreparedStory } from 'storybook/internal/types'
import { initialToolbarGlobals } from './toolbar-globals.tsx'

/** The viewports of the workbench, and those that a story adds. */
export type Viewports = Readonly<Record<string, { styles: { width: string; height: string } }>>

type Globals = Readonly<Record<string, string>>

/** A mode of Chromatic: a viewport, and globals that differ from the toolbar's first values. */
interface Mode {
  disable?: boolean
  viewport: string
}

interface Picture {
  mode: string
  viewport: string
  width: number
  height: number
  globals: Globals
}

/** Lists the pictures that Chromatic takes of a story, from the story's own parameters. */
function picturesOf({ parameters }: PreparedStory): readonly Picture[] {
  const { disableSnapshot, modes } = parameters['chromatic'] as {
    disableSnapshot?: boolean
    modes: Readonly<Record<string, Mode>>
  }
  const { options } = parameters['viewport'] as { options: Viewports }
  if (disableSnapshot) return []
  return Object.entries(modes).flatMap(([mode, { disable, viewport, ...globals }]) => {
    const styles = options[viewport]?.styles
    if (disable || !styles) return []
    return [{ mode, viewport, width: parseInt(styles.width), height: parseInt(styles.height), globals }]
  })
}

/** Returns what somebody has chosen in the toolbar, without motion: it is off, as in Chromatic's pictures. */
const chosenIn = (globals: Globals): Globals =>
  Object.fromEntries(
    Object.entries({ ...initialToolbarGlobals, motion: globals['motion'] }).flatMap(([menu, initial]) => {
      const value = globals[menu]
      return value === undefined || value === initial ? [] : [[menu, value]]
    }),
  )

const written = (globals: Globals) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

interface ShownPicture extends Picture {
  /** The address of the story alone, for an iframe. */
  frame: string
  /** The address of the story in Storybook at this width. */
  link: string
}

function shownPicture(story: PreparedStory, picture: Picture, chosen: Globals): ShownPicture {
  const globals = { ...chosen, ...picture.globals }
  const frame = new URLSearchParams({
    embed: 'true',
    viewMode: 'story',
    id: story.id,
    globals: written({ ...globals, motion: 'off' }),
  })
  return {
    ...picture,
    frame: `iframe.html?${frame}`,
    link: `./?path=/story/${story.id}&globals=${written({ 'viewport.value': picture.viewport, ...globals })}`,
  }
}

/** Returns the values of the toolbar for a story, now and after each change. */
export function useStoryGlobals(story: PreparedStory): Globals {
  const context = useContext(DocsContext)
  const read = () => context.getStoryContext(story).globals as Globals
  const [globals, setGlobals] = useState(read)
  useEffect(() => {
    const update = () => setGlobals(read())
    context.channel.on(GLOBALS_UPDATED, update)
    return () => context.channel.off(GLOBALS_UPDATED, update)
  })
  return globals
}

const gap = 16

/** Below this scale no text can be read. */
const smallestScale = 0.25

interface AllWidthsProps {
  stories: readonly PreparedStory[]
  /** The values of the toolbar. */
  globals: Globals
}

/** Shows stories as rows, each at every width and mode at which Chromatic compares it. */
export function AllWidths({ stories, globals }: AllWidthsProps) {
  const chosen = chosenIn(globals)
  const rows = stories
    .map((story) => ({
      story,
      pictures: picturesOf(story).map((picture) => shownPicture(story, picture, chosen)),
    }))
    .filter(({ pictures }) => pictures.length > 0)
  const columns = new Map(rows.flatMap(({ pictures }) => pictures.map(({ mode, width }) => [mode, width])))
  const list = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    observer.observe(list.current!)
    return () => observer.disconnect()
  }, [])
  const widths = [...columns.values()]
  const total = widths.reduce((sum, width) => sum + width, 0)
  const fitting = (room - gap * (widths.length - 1)) / total
  const scale = Math.max(smallestScale, Math.min(1, fitting))
  return (
    <Unstyled>
      <div ref={list} data-all-widths>
        {rows.length === 0 && <p>Chromatic takes no picture of these stories.</p>}
        {room > 0 &&
          rows.map(({ story, pictures }) => (
            <Row
              key={story.id}
              name={story.name}
              pictures={pictures}
              columns={[...columns]}
              scale={scale}
              isFirst={story.id === globals['widths']}
            />
          ))}
      </div>
    </Unstyled>
  )
}

interface RowProps {
  name: string
  pictures: readonly ShownPicture[]
  columns: readonly (readonly [mode: string, width: number])[]
  scale: number
  /** The row scrolls into view. */
  isFirst: boolean
}

/** Shows one story at its widths. Its pages scroll together. */
function Row({ name, pictures, columns, scale, isFirst }: RowProps) {
  const heading = useId()
  const row = useRef<HTMLElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  // Each page takes some 20 MB of memory, so only rows near the window have theirs.
  const [isNear, setIsNear] = useState(isFirst)
  useLayoutEffect(() => {
    if (isFirst) row.current!.scrollIntoView()
  }, [isFirst])
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry!.isIntersecting), {
      rootMargin: '25%',
    })
    observer.observe(row.current!)
    return () => observer.disconnect()
  }, [])

  const pagesOf = () =>
    Array.from(
      row.current!.querySelectorAll('iframe'),
      ({ contentDocument }) => contentDocument!.documentElement,
    )
  /** Scrolls the pages to a part of their heights, from 0 to 1. */
  const scrollPages = (part: number, moved?: Element) => {
    for (const page of pagesOf())
      if (page !== moved)
        page.scrollTo({ top: part * (page.scrollHeight - page.clientHeight), behavior: 'instant' })
  }
  const follow = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument!.documentElement
    frame.contentWindow!.addEventListener('scroll', () => {
      // The other pages report that they scroll, too.
      if (!frame.matches(':hover')) return
      const part = page.scrollTop / Math.max(1, page.scrollHeight - page.clientHeight)
      slider.current!.valueAsNumber = part
      scrollPages(part, page)
    })
  }

  return (
    <section ref={row} aria-labelledby={heading} className="mt-8 scroll-mt-4 border-t border-seam pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={heading} className="font-display text-lg font-semibold text-ink">
          {name}
        </h2>
        <label className="flex items-center gap-3 text-sm text-ink-muted">
          Scroll
          <input
            // Pages that come back are at their top.
            key={String(isNear)}
            ref={slider}
            type="range"
            min={0}
            max={1}
            step={0.01}
            defaultValue={0}
            aria-label={`Scroll ${name}`}
            onChange={({ target }) => scrollPages(target.valueAsNumber)}
            className="w-40 accent-signal"
          />
        </label>
      </div>
      <div
        className="mt-2 grid items-start overflow-x-auto pb-2"
        style={{ gap, gridTemplateColumns: columns.map(([, width]) => `${width * scale}px`).join(' ') }}
      >
        {pictures.map(({ mode, width, height, frame, link }) => (
          <figure
            key={mode}
            className="min-w-0"
            style={{ gridColumn: columns.findIndex(([column]) => column === mode) + 1 }}
          >
            <figcaption className="mb-2 grid justify-items-start text-sm">
              <a href={link} target="_top" className="text-signal hover:text-signal-bright">
                <span className="sr-only">{name}, </span>
                {mode}, {width}
              </a>
              <CopyLink link={link} of={`${name}, ${mode}`} />
            </figcaption>
            <div
              className="overflow-hidden rounded-control border border-seam bg-void"
              style={{ height: height * scale }}
            >
              {isNear && (
                // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook
                <iframe
                  title={`${name}, ${mode}`}
                  src={frame}
                  width={width}
                  height={height}
                  // The slider scrolls it and the link opens it, so Tab need not pass through each page.
                  tabIndex={-1}
                  onLoad={({ currentTarget }) => follow(currentTarget)}
                  className="block max-w-none origin-top-left border-0"
                  style={{ transform: `scale(${scale})` }}
                />
              )}
            </div>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** Copies the address of a story at a width. A page without HTTPS has no clipboard; the link beside it can be copied. */
function CopyLink({ link, of }: { link: string; of: string }) {
  const [copied, setCopied] = useState(false)
  if (!('clipboard' in navigator)) return null
  return (
    <button
      type="button"
      onClick={() =>
        void navigator.clipboard.writeText(new URL(link, location.href).href).then(() => setCopied(true))
      }
      onBlur={() => setCopied(false)}
      className="text-ink-muted hover:text-ink"
    >
      {copied ? 'Copied' : 'Copy link'}
      <span className="sr-only"> of {of}</span>
    </button>
  )
}
