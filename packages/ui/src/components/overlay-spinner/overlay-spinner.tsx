import { Spinner } from '../spinner/spinner.tsx'

export interface OverlaySpinnerProps {
  /** What is being waited for; only a screen reader shows it. */
  label: string
}

/** Covers the page and takes the pointer while an auth request is in progress (Spec 2). Rendered only for that time. */
export function OverlaySpinner({ label }: OverlaySpinnerProps) {
  return (
    <div
      data-slot="overlay-spinner"
      className="fixed inset-0 z-60 grid cursor-progress place-items-center bg-void/85 backdrop-blur-xs"
    >
      <Spinner label={label} size="lg" />
    </div>
  )
}
