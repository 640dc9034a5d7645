import { Play } from 'lucide-react'
import { useState, type ComponentProps, type MouseEvent } from 'react'
import { cn } from '../../lib/cn.ts'
import { usePictures } from '../../pictures/pictures-provider.ts'
import { useMessages } from '../../lib/messages.ts'
import { takeLostFocus } from '../../lib/focus.ts'
import { filmMessages } from './film-player.messages.ts'

/** A film: its encodings, its captions and its first picture. */
export interface Film {
  /** The title of the film. */
  title: string
  /** Addresses of the two encodings: AV1, and H.264 for browsers without it. */
  webm: string
  mp4: string
  /** The address of its captions, as WebVTT. */
  captions: string
  /** The address of the poster, which shows until the film plays. */
  poster: string
  /** The size of film and poster, in px. */
  width: number
  height: number
}

export interface FilmPlayerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The film, from our own server. */
  film: Film
}

/**
 * A film behind its poster. It loads on the press of play. The control is a link, so it also works without a script.
 *
 * Use it for a film that the player chooses to watch. Do not use it for decoration: it never starts by itself.
 */
export function FilmPlayer({ className, film, ...props }: FilmPlayerProps) {
  const messages = useMessages(filmMessages)
  const { publicFile } = usePictures()
  const [playback, setPlayback] = useState<'waiting' | 'playing' | 'failed'>('waiting')

  const play = (event: MouseEvent) => {
    // Opened in a new tab if the click asked for one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlayback('playing')
  }

  return (
    <div
      data-slot="film-player"
      className={cn(
        'relative isolate aspect-video overflow-hidden rounded-panel border border-seam bg-hull shadow-panel',
        className,
      )}
      {...props}
    >
      {playback === 'playing' ? (
        <video
          ref={takeFocus}
          aria-label={film.title}
          controls
          autoPlay
          playsInline
          poster={publicFile(film.poster)}
          className="size-full bg-void"
        >
          <source src={publicFile(film.webm)} type='video/webm; codecs="av01.0.05M.08,opus"' />
          {/* The last source reports the error of a browser that can play neither. */}
          <source src={publicFile(film.mp4)} type="video/mp4" onError={() => setPlayback('failed')} />
          <track
            default
            kind="captions"
            srcLang="en"
            label={messages.captions}
            src={publicFile(film.captions)}
          />
        </video>
      ) : (
        <a
          ref={playback === 'failed' ? takeLostFocus : undefined}
          href={publicFile(film.mp4)}
          onClick={play}
          className="group absolute inset-0 flex items-end -outline-offset-4"
        >
          <img
            src={publicFile(film.poster)}
            alt=""
            width={film.width}
            height={film.height}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 -z-10 size-full object-cover transition-[scale] duration-700 ease-dock group-hover:scale-103"
          />
          {/* In the corner, away from the poster's subject, on a ground of its own. */}
          <span className="m-3 flex items-center gap-3 rounded-full bg-void/85 pr-5 font-display text-lg font-semibold sm:m-6 sm:gap-4 sm:pr-7 sm:text-xl">
            <span
              aria-hidden
              className="grid size-12 place-items-center rounded-full bg-signal text-on-signal shadow-glow transition-[scale,background-color] duration-300 ease-dock group-hover:scale-108 group-hover:bg-signal-bright sm:size-18"
            >
              <Play className="ml-1 size-5 fill-current sm:size-8" />
            </span>
            <span>{messages.play}</span>
          </span>
          {playback === 'failed' && (
            <span
              role="alert"
              className="absolute inset-x-4 top-4 mx-auto max-w-md rounded-control border border-alert/50 bg-void/95 px-4 py-2.5 text-center"
            >
              {messages.failed}
            </span>
          )}
        </a>
      )}
    </div>
  )
}

/** The pressed link is gone: the keyboard continues in the film's own controls. */
const takeFocus = (video: HTMLVideoElement | null) => video?.focus()
