/** What every text input looks like; its height and padding are its own. */
export const inputLook = [
  'w-full border border-seam-strong text-base rounded-control bg-void/60 text-ink placeholder:text-ink-muted',
  'transition-[border-color,box-shadow] duration-150 ease-dock hover:border-ink-muted',
  'focus-visible:border-signal focus-visible:shadow-glow focus-visible:outline-transparent',
]
