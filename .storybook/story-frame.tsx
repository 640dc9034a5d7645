import { useEffect, useRef, useState } from 'react'
import { quietFrame } from './quiet-frame.ts'

interface StoryFrameProps {
  /** The story's id, as its address has it. */
  id: string
  name: string
  /** px that the story believes its window to have; without, as wide as the docs page. */
  width?: number | undefined
  /** px of that window. */
  height: number
}

/** A story in a window of its own, shrunk when the docs page is narrower: what it opens stays in it. */
export function StoryFrame({ id, name, width, height }: StoryFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width))
    observer.observe(stage.current!)
    return () => observer.disconnect()
  }, [])

  const scale = width && room ? Math.min(1, room / width) : 1
  return (
    <figure className="mb-12 overflow-hidden rounded-panel border border-seam bg-void">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-seam bg-hull px-4 py-2 font-mono text-micro">
        <span className="text-ink-muted">{width ? `${width} px` : 'As wide as the page'}</span>
        <a href={`./?path=/story/${id}`} target="_top" className="text-signal hover:text-signal-bright">
          Open the story
        </a>
      </figcaption>
      <div ref={stage} className="overflow-hidden" style={{ height: height * scale }}>
        {room !== undefined && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows our own stories, which need all of a page
          <iframe
            name={quietFrame}
            title={name}
            src={`iframe.html?id=${id}&viewMode=story`}
            loading="lazy"
            className="mx-auto block origin-top-left border-0 bg-void scheme-dark"
            style={{ width: width ?? '100%', height, ...(scale < 1 && { scale: String(scale) }) }}
          />
        )}
      </div>
    </figure>
  )
}
