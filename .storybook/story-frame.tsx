import { useEffect, useRef, useState } from 'react'
import { docsIframe, playedEvent } from './docs-iframe.ts'
import { viewports } from './viewports.ts'

interface StoryFrameProps {
  /** The story's id. */
  id: string
  name: string
  /** The width of the story's window in px; by default that of the docs page. */
  width?: number | undefined
  /** The height of that window in px. */
  height: number
  /** The window takes the height of the rendered story. */
  fits?: boolean | undefined
  /** The window takes the width of a smaller device where shrinking would make text unreadable. */
  legible?: boolean | undefined
}

/** The widths of devices in px, for a docs page that is too narrow for the story's own width. */
const smallerDevices = [viewports.tablet, viewports.phone].map(({ styles }) => Number.parseInt(styles.width))

/** The least scale; the smallest letters stay 7 px high. */
const leastScale = 0.6

/** The least and the largest height of a fitting window, in px. */
const heights = { least: 120, most: 1000 }

interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { once(event: 'storyFinished', listener: () => void): void }
}

/** Shows a story in its own iframe, scaled down in a narrower docs page. Its dialogs stay inside. */
export function StoryFrame({ id, name, width: ownWidth, height: ownHeight, fits, legible }: StoryFrameProps) {
  const container = useRef<HTMLDivElement>(null)
  const [containerWidth, setContainerWidth] = useState<number>()
  const [storyHeight, setStoryHeight] = useState<number>()
  const [hasPlayed, setHasPlayed] = useState(false)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setContainerWidth(entry?.contentRect.width))
    observer.observe(container.current!)
    container.current!.addEventListener(playedEvent, () => setHasPlayed(true), { once: true })
    return () => observer.disconnect()
  }, [])

  const follow = ({ contentWindow, contentDocument }: HTMLIFrameElement) => {
    const root = contentDocument?.querySelector('#storybook-root')
    if (!fits || !root) return
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = contentWindow as PreviewWindow
    const measure = () => setStoryHeight(measureStory(root.ownerDocument))
    // The story is loading until then; afterwards it may still change with its window.
    channel?.once('storyFinished', () => {
      measure()
      new ResizeObserver(measure).observe(root)
    })
  }

  const isLegible = (px: number) => containerWidth === undefined || containerWidth / px >= leastScale
  const width =
    legible && ownWidth && !isLegible(ownWidth)
      ? (smallerDevices.find(isLegible) ?? smallerDevices.at(-1))
      : ownWidth
  const height =
    fits && storyHeight ? Math.min(Math.max(storyHeight, heights.least), heights.most) : ownHeight
  const scale = width && containerWidth ? Math.min(1, containerWidth / width) : 1
  return (
    <figure className="mb-12 overflow-hidden rounded-panel border border-seam bg-void">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-seam bg-hull px-4 py-2 font-mono text-micro">
        <span className="text-ink-muted">{width ? `${width} px` : 'As wide as the page'}</span>
        <a href={`./?path=/story/${id}`} target="_top" className="text-signal hover:text-signal-bright">
          Open the story
        </a>
      </figcaption>
      <div ref={container} className="relative overflow-hidden" style={{ height: height * scale }}>
        {containerWidth !== undefined && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows our own stories, which need all of a page
          <iframe
            name={docsIframe}
            title={name}
            src={`iframe.html?id=${id}&viewMode=story`}
            loading="lazy"
            onLoad={({ currentTarget }) => follow(currentTarget)}
            // Unseen while it plays, and small, so that a browser finds nothing of it outside the window.
            className={`mx-auto block border-0 bg-void scheme-dark data-playing:fixed data-playing:top-0 data-playing:origin-top data-playing:scale-1 ${hasPlayed ? '' : 'opacity-0'}`}
            // A scaled iframe shows blurred parts mirrored and in tiles; a zoomed one renders smaller.
            style={{ width: width ?? containerWidth, height, ...(scale < 1 && { zoom: scale }) }}
          />
        )}
        {!hasPlayed && (
          <p className="absolute inset-0 grid place-items-center bg-void text-sm text-ink-muted">Loading</p>
        )}
      </div>
    </figure>
  )
}

/** Returns the lower end in px of a page's story and of its overlays. */
function measureStory(page: Document): number {
  const parts = 'body > :not(script, style, [class*="sb-"], [id^="storybook-docs"])'
  const storyHeight = [...page.querySelectorAll(`${parts}, ${parts} *`)]
  const lowest = Math.max(...storyHeight.map((part) => part.getBoundingClientRect().bottom))
  const end = Math.ceil(lowest + (page.defaultView?.scrollY ?? 0))
  return Math.min(Math.max(end, 1), page.documentElement.scrollHeight)
}
