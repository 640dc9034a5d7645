import { slownessMs, type ServiceFault } from '../shared/service-fault.ts'

/** The demo wallet's answer to a request. */
export type WalletMood = 'approves' | 'rejects' | 'silent' | 'busy' | 'locked' | 'missing'

/** The behaviour of each sandbox service, until the tab is closed. */
export interface Switches {
  /** Our own server, as this tab sees it. */
  server: ServiceFault | 'stopped'
  /** `stopped`: the card provider does not load. */
  cards: ServiceFault | 'stopped'
  google: ServiceFault
  discord: ServiceFault
  /** The delivery of mails to this tab's outbox. */
  mail: ServiceFault
  wallet: WalletMood
}

const key = 'sandboxSwitches'

const untouched: Switches = {
  server: 'none',
  cards: 'none',
  google: 'none',
  discord: 'none',
  mail: 'none',
  wallet: 'approves',
}

/** The current switches; the defaults where the browser stores nothing. */
export function readSwitches(): Switches {
  try {
    return { ...untouched, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Switches>) }
  } catch {
    return untouched
  }
}

/** Waits while a sandbox service is slow; returns whether it fails or is stopped. */
export async function simulateFault(name: 'server' | 'cards'): Promise<'failing' | 'stopped' | undefined> {
  const fault = readSwitches()[name]
  if (fault === 'slow') await new Promise((waited) => setTimeout(waited, slownessMs))
  return fault === 'failing' || fault === 'stopped' ? fault : undefined
}

/** Sets a switch, from the next call of its service on. */
export function turnSwitch<Name extends keyof Switches>(name: Name, value: Switches[Name]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readSwitches(), [name]: value }))
  } catch {
    // Without storage switches are not saved.
  }
}
