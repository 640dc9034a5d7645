import { slownessMs, type ServiceFault } from '../shared/service-fault.ts'

export type WalletBehaviour = 'approves' | 'rejects' | 'silent' | 'busy' | 'locked' | 'missing'

/** Each sandbox service behaves so until the tab is closed. */
export interface Switches {
  /** Our own server, as this tab sees it; other tabs are not affected. */
  server: ServiceFault | 'stopped'
  /**
   * `stopped`: the card provider does not load. `formMissing`: it loads, and its form does not. `formBreaks`: the form
   * vanishes at the first key. `silent`: a card is taken, and the answer never comes.
   */
  cards: ServiceFault | 'stopped' | 'formMissing' | 'formBreaks' | 'silent'
  google: ServiceFault
  discord: ServiceFault
  /** Affects mails to this tab's outbox. */
  mail: ServiceFault
  wallet: WalletBehaviour
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

/** Reads the switches of the tab; a missing one has its default. */
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

/** Sets a switch; the next call of its service follows it. */
export function setSwitch<Name extends keyof Switches>(name: Name, value: Switches[Name]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readSwitches(), [name]: value }))
  } catch {
    // Without storage the switches are lost with the page.
  }
}
