import { slownessMs, type Trouble } from '../shared/trouble.ts'

/** The demo wallet's answer to a request. */
export type WalletMood = 'approves' | 'rejects' | 'silent' | 'busy' | 'locked' | 'missing'

/** The behaviour of each sandbox service, until the tab is closed. */
export interface Switches {
  /** Our own server, as far as this tab hears of it. */
  server: Trouble | 'stopped'
  /** `stopped`: the card provider does not load. */
  cards: Trouble | 'stopped'
  google: Trouble
  discord: Trouble
  /** The delivery of mails to this tab's outbox. */
  mail: Trouble
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
export async function meetTrouble(name: 'server' | 'cards'): Promise<'failing' | 'stopped' | undefined> {
  const trouble = readSwitches()[name]
  if (trouble === 'slow') await new Promise((waited) => setTimeout(waited, slownessMs))
  return trouble === 'failing' || trouble === 'stopped' ? trouble : undefined
}

/** Turns one, from the next thing on that is asked of its stand-in. */
export function turnSwitch<Name extends keyof Switches>(name: Name, value: Switches[Name]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readSwitches(), [name]: value }))
  } catch {
    // A browser that keeps nothing keeps no switch.
  }
}
