/** The classes of every text input, without its height and padding. */
export const inputStyles = [
  'w-full border border-seam-strong text-base rounded-control bg-void/60 text-ink placeholder:text-ink-muted',
  'transition-[border-color,box-shadow] duration-150 ease-dock hover:border-ink-muted',
  'focus-visible:border-signal focus-visible:shadow-glow focus-visible:outline-transparent',
]
