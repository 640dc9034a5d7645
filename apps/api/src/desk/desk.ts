import { parseArgs } from 'node:util'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/http-error.ts'
import type { NoticeAddresses } from '../mail/notice-mail.ts'
import type { MailService } from '../mail/smtp-mail.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import { createPaymentService, type PaymentServiceOptions } from '../payment/payment.service.ts'
import { createStores } from '../stores.ts'
import {
  erase,
  exportPlayer,
  giveEmail,
  merge,
  refund,
  repaid,
  setListed,
  setPrice,
  type Change,
  type Desk,
} from './changes.ts'
import { Refusal } from './known.ts'
import { due, find, journalLine } from './screens.ts'

/** A command as an operator has typed it. */
export interface DeskCall {
  argv: string[]
  /** The operator's name at this computer; `--by` overrides it. */
  operator: string
}

export interface DeskAnswer {
  text: string
  /** `false` if the call was refused; then nothing has changed. */
  ok: boolean
}

export interface DeskOptions {
  db: Database
  provider: PaymentProvider
  mail: MailService
  /** Mails to players name these. */
  addresses: NoticeAddresses
  log: PaymentServiceOptions['log']
}

interface Command {
  /** Names of the arguments. */
  takes: readonly string[]
  does: string
  run: (desk: Desk, ...args: string[]) => Promise<string | Change>
}

const commands: Readonly<Record<string, Command>> = {
  find: {
    takes: ['id'],
    does: 'shows a player, payment or item: by e-mail, id, wallet, Google, Discord or Stripe id (pi_…)',
    run: ({ stores }, text = '') => find(stores, text),
  },
  due: { takes: [], does: 'lists the payments that need a person', run: ({ stores }) => due(stores) },
  refund: { takes: ['payment'], does: 'sends all of a payment back, and takes its item back', run: refund },
  repaid: {
    takes: ['payment'],
    does: 'ends a failed refund, once the player has the money by another way',
    run: repaid,
  },
  list: {
    takes: ['item'],
    does: 'puts a delisted item on the market again',
    run: ({ stores }, id = '') => setListed(stores, id, true),
  },
  delist: {
    takes: ['item'],
    does: 'takes an item off the market; those who own it keep it',
    run: ({ stores }, id = '') => setListed(stores, id, false),
  },
  price: { takes: ['item', 'dollars'], does: 'sets the price of an item', run: setPrice },
  export: { takes: ['player'], does: 'prints all that is held of a player, as JSON', run: exportPlayer },
  email: {
    takes: ['player', 'address'],
    does: 'gives an account back to its owner, by an e-mail; ends all other ways in',
    run: giveEmail,
  },
  erase: { takes: ['player'], does: 'erases a player; the books stay with a former player', run: erase },
  merge: {
    takes: ['from', 'into'],
    does: 'moves all of one player to another, and deletes the first',
    run: merge,
  },
}

const usage = [
  'Usage: desk COMMAND, and for a change --because "why" [--by name] [--yes]',
  ...Object.entries(commands).map(
    ([name, { takes, does }]) =>
      `  ${[name, ...takes.map((arg) => `<${arg}>`)].join(' ').padEnd(24)} ${does}`,
  ),
  'A change is only described, until --yes makes it.',
].join('\n')

/** Answers a call of the desk. A refused call changes nothing. */
export async function runDesk(
  { argv, operator }: DeskCall,
  { db, provider, mail, addresses, log }: DeskOptions,
): Promise<DeskAnswer> {
  try {
    const { positionals, values } = parsed(argv)
    const [name = '', ...args] = positionals
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command || command.takes.length !== args.length) throw new Refusal(usage)
    const stores = createStores(db)
    const payments = createPaymentService({
      payments: stores.payments,
      provider,
      onMarketChange: () => undefined,
      onPurchase: () => undefined,
      askAgainSeconds: 0,
      log,
      now: Date.now,
    })
    const result = await command.run({ stores, mail, addresses, payments, provider: provider.name }, ...args)
    if (typeof result === 'string') return { ok: true, text: result }

    const { change, notes, subjects, before, apply, answer } = result
    const because = values.because?.trim()
    if (!values.yes)
      return {
        ok: true,
        text: [`Would ${change}.`, ...notes, 'Nothing has changed. --yes --because "why" does it.'].join(
          '\n',
        ),
      }
    if (!because) throw new Refusal('Say why, for the journal: --because "why". Nothing has changed.')
    const entry = { operator: values.by ?? operator, change, subjects, because }
    await before?.()
    await db.transaction(async (tx) => {
      const inside = createStores(tx)
      await apply(inside)
      await inside.desk.record(entry)
    })
    const journal = journalLine({ ...entry, happenedAt: new Date() })
    return { ok: true, text: answer ? await answer(journal) : journal }
  } catch (error) {
    if (error instanceof Refusal || error instanceof HttpError) return { ok: false, text: error.message }
    throw error
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, because: { type: 'string' }, by: { type: 'string' } },
    })
  } catch (error) {
    // A wrong option.
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${usage}`, { cause: error })
    throw error
  }
}
