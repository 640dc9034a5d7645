import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

type Service = 'visa' | 'mastercard' | 'browser-wallet' | 'kickstarter' | 'indiegogo' | 'gamefound'

export interface ServiceMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The service: a card brand, a wallet or a crowdfunding site. */
  service: Service
  /** Names the service for a screen reader; without it the mark is decoration beside its name. */
  label?: string | undefined
}

/**
 * The badge of an outside service: a card brand, a wallet or a funding platform. All share one frame, so that they
 * align in a row.
 *
 * Use it where the service is a way to pay, to sign in or to give. A network in a list of links is a `SocialIcon`.
 */
export function ServiceMark({ className, service, label, ...props }: ServiceMarkProps) {
  return (
    <svg
      data-slot="service-mark"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 60 40"
      fill="none"
      className={cn('shrink-0 h-10 w-15', className)}
      {...props}
    >
      <rect
        x="0.75"
        y="0.75"
        width="58.5"
        height="38.5"
        rx="6"
        className="fill-plate stroke-seam-strong/60"
        strokeWidth="1.5"
      />
      {drawings[service]}
    </svg>
  )
}

const drawings: Record<Service, ReactNode> = {
  visa: (
    <>
      <path d="M0.8 29h58.4v4.5a5.7 5.7 0 0 1-5.8 5.7H6.5a5.7 5.7 0 0 1-5.7-5.7Z" className="fill-gate/80" />
      <g className="stroke-ink" strokeWidth="3.2" strokeLinejoin="bevel">
        <path d="m10 10 4.5 13L20.5 10M26.5 10 24 23.4M39 11.2h-5.5q-2.7 0-2.9 2.3c-.2 2.6 6.2 2.6 5.9 5.7q-.3 2.7-3.2 2.7h-5M38.5 23.4 47 11.2l2.5 12.2M42 19.5h6.5" />
      </g>
    </>
  ),
  mastercard: (
    <>
      <circle cx="24" cy="20" r="11" className="fill-slipstream" />
      <circle cx="36" cy="20" r="11" className="fill-gate" />
      <path d="M30 10.78a11 11 0 0 1 0 18.44 11 11 0 0 1 0-18.44Z" className="fill-warn" />
    </>
  ),
  'browser-wallet': (
    <>
      <g className="stroke-gate" strokeWidth="2.5">
        <path d="M15 13.5 36 9.5a3 3 0 0 1 3.5 3V15" strokeLinejoin="round" />
        <rect x="14" y="14.5" width="31" height="17" rx="3" className="fill-gate/12" />
        <path d="M45.5 19.5H38a3.5 3.5 0 0 0 0 7h7.5" className="fill-plate" />
      </g>
      <circle cx="38.2" cy="23" r="1.3" className="fill-gate" />
    </>
  ),
  kickstarter: (
    <g className="stroke-good" strokeWidth="6.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M23 10v20M37 10.5 26 20l11 9.5" />
    </g>
  ),
  indiegogo: (
    <>
      <g className="stroke-slipstream" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M39 12.5a11.5 11.5 0 1 0 2.5 8.5H32" />
      </g>
      <circle cx="30" cy="20.5" r="2.5" className="fill-slipstream" />
    </>
  ),
  gamefound: (
    <>
      <g className="stroke-signal" strokeLinejoin="round">
        <path d="m30 8 11 6.3v12.4L30 33l-11-6.3V14.3Z" className="fill-signal/12" strokeWidth="2.5" />
        <path d="m19 14.3 11 6.2 11-6.2M30 20.5V33" strokeWidth="2" />
      </g>
      <circle cx="24.5" cy="22.5" r="1.4" className="fill-signal" />
      <circle cx="35.5" cy="25" r="1.4" className="fill-signal" />
      <circle cx="35.5" cy="20.8" r="1.4" className="fill-signal" />
    </>
  ),
}
