import { slownessMs, type ServiceFault } from '../shared/service-fault.ts'

/** The demo wallet's answer to a request. */
export type WalletMood = 'approves' | 'rejects' | 'silent' | 'busy' | 'locked' | 'missing'

/** The behaviour of each sandbox service, until the tab is closed. */
export interface Switches {
  /** Our own server, as far as this tab hears of it. */
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

/** As they stand now. A browser that keeps nothing has them untouched. */
export function readSwitches(): Switches {
  try {
    return { ...untouched, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Switches>) }
  } catch {
    return untouched
  }
}

/** Waits where a stand-in is slow, and says whether it fails or is stopped. */
export async function simulateFault(name: 'server' | 'cards'): Promise<'failing' | 'stopped' | undefined> {
  const fault = readSwitches()[name]
  if (fault === 'slow') await new Promise((waited) => setTimeout(waited, slownessMs))
  return fault === 'failing' || fault === 'stopped' ? fault : undefined
}

/** Turns one, from the next thing on that is asked of its stand-in. */
export function turnSwitch<Name extends keyof Switches>(name: Name, value: Switches[Name]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readSwitches(), [name]: value }))
  } catch {
    // A browser that keeps nothing keeps no switch.
  }
}
