import { useMessages } from '../../lib/messages.ts'
import { sandboxMessages } from '../sandbox-toolbar/sandbox-toolbar.messages.ts'

/**
 * Says on every page of a preview that its services are simulated. It stays at the bottom of the window and reserves
 * its height at the end of the page, so it covers neither the header nor the page's end.
 *
 * Use it in a preview alone. Its services are switched in the `SandboxToolbar`.
 */
export function PreviewBar() {
  const messages = useMessages(sandboxMessages)
  return (
    <aside
      data-slot="preview-bar"
      aria-label={messages.preview}
      // Without scripts the page's own notice about that is at the bottom.
      className="preview-bar sticky bottom-0 z-30 border-t border-gate/60 bg-hull px-8 pt-2 pb-[max(0.5rem,var(--spacing-safe-bottom))] text-center text-sm leading-5 noscript:bottom-20"
    >
      <p className="mx-auto max-w-prose text-balance">
        <strong className="mr-2 font-mono text-micro font-normal tracking-widest text-gate uppercase">
          {messages.preview}
        </strong>
        <span className="text-ink-muted">{messages.previewNote}</span>
      </p>
    </aside>
  )
}
