import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

type Network = 'discord' | 'x' | 'telegram' | 'teamspeak' | 'google' | 'metamask'

export interface SocialIconProps extends ComponentProps<'svg'> {
  /** The network that the glyph belongs to. */
  network: Network
}

/**
 * A 20 px glyph of an outside service, in the colour of the text. Decorative: the text or label beside it names it.
 *
 * Use it beside the name of a network, or in a link that has it as its label. A way to pay, a wallet or a crowdfunding
 * site has a `ServiceMark`.
 */
export function SocialIcon({ className, network, ...props }: SocialIconProps) {
  return (
    <svg
      data-slot="social-icon"
      aria-hidden
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('shrink-0 size-5', className)}
      {...props}
    >
      {glyphs[network]}
    </svg>
  )
}

const glyphs: Record<Network, ReactNode> = {
  discord: (
    <>
      <path d="M4.4 5.2c3.6-1.4 7.6-1.4 11.2 0 1.7 2.9 2.4 5.9 2.1 9.1-1.3 1-2.6 1.6-4 2l-1.1-1.8c-1.7.4-3.5.4-5.2 0l-1.1 1.8c-1.4-.4-2.7-1-4-2-.3-3.2.4-6.2 2.1-9.1Z" />
      <circle cx="7.2" cy="10.4" r="1.4" fill="currentColor" stroke="none" />
      <circle cx="12.8" cy="10.4" r="1.4" fill="currentColor" stroke="none" />
    </>
  ),
  x: <path d="M3.5 3.5h3.2l9.8 13h-3.2ZM16 3.5l-5 5.6M4 16.5l5-5.6" />,
  telegram: <path d="M17.5 3.5 2.5 9.4l4.7 1.8L15 6l-5.6 6.4 5.2 4ZM7.2 11.2v5l2.2-3.8" />,
  teamspeak: (
    <>
      <path d="M4 10.5V9.2a6 6 0 0 1 12 0v1.3M16 13.8q0 3-4.4 3.2" />
      <rect x="2.6" y="10" width="3" height="4.6" rx="1.3" />
      <rect x="14.4" y="10" width="3" height="4.6" rx="1.3" />
      <circle cx="10.6" cy="17" r="1" fill="currentColor" stroke="none" />
    </>
  ),
  google: (
    <path
      d="M15 5.6A6.8 6.8 0 1 0 16.8 10H10.4"
      strokeWidth="2.4"
      strokeLinecap="butt"
      strokeLinejoin="miter"
    />
  ),
  metamask: (
    <>
      <path d="M2.5 2.8 8 6.4h4l5.5-3.6-1.2 6 1 3.4-4.8 2.2L10 17.4l-2.5-3-4.8-2.2 1-3.4Z" />
      <path d="m6.4 9.6 1.9 1.2M13.6 9.6l-1.9 1.2" />
    </>
  ),
}
