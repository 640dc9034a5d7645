import { cardAmountCents, toCents } from '@meridian-2117/contract/money/pricing'
import { paths } from '@meridian-2117/contract/paths/paths'
import { emailProblem, typedEmail } from '@meridian-2117/contract/validation/validation'
import { invalid } from '../http/http-error.ts'
import { givenEmailMail } from '../mail/email-mail.ts'
import { noticeMail, notices, type NoticeAddresses } from '../mail/notice-mail.ts'
import type { Mail, MailService } from '../mail/smtp-mail.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import { isRefund } from '../payment/payment.store.ts'
import type { CheckResult, PaymentService } from '../payment/payment.service.ts'
import { formerPlayer, isErased } from '../accounts/player.store.ts'
import type { Stores } from '../stores.ts'
import { knownItem, knownPlayer, Refusal, type PlayerData } from './known.ts'
import { emailOf, price, statuses, waysIn } from './screens.ts'

/** A change that is described before it is made. */
export interface Change {
  /** Goes into the journal, so it names players by their ids alone. */
  change: string
  subjects: string[]
  /** Lines that the operator reads before. */
  notes: string[]
  /** Runs first, if the change is to be made. */
  before?: () => Promise<void>
  /** Makes the change in the transaction of these stores. */
  apply: (stores: Stores) => Promise<unknown>
  /** Follows once the change is stored. Returns the answer; `journal` is the line that was written. */
  answer?: (journal: string) => Promise<string>
}

/** The commands work on these. */
export interface Desk {
  stores: Stores
  mail: MailService
  addresses: NoticeAddresses
  payments: Pick<PaymentService, 'check' | 'giveUp'>
  /** The name of the card provider that the server uses. */
  provider: PaymentProvider['name']
}

const refundOutcomes: Partial<Record<CheckResult, string>> = {
  refunded: 'The money has gone back.',
  refundPending: 'The money is on its way back; the provider tells the server when it has arrived.',
  refundFailed: 'The provider has refused the refund: it needs a person.',
}

async function knownPayment(stores: Stores, text: string) {
  const payment = await stores.desk.paymentBy(text)
  if (!payment) throw new Refusal(`No payment is called ${text}. Nothing has changed.`)
  return payment
}

/** Ends a refund that the provider cannot make, such as to a closed card. */
export async function repaid({ stores }: Desk, text = ''): Promise<Change> {
  const { id, playerId, status } = await knownPayment(stores, text)
  if (status !== 'refund_failed')
    throw new Refusal(`Payment ${id} has no failed refund: it is ${statuses[status]}. Nothing has changed.`)
  return {
    change: `end the failed refund of payment ${id}`,
    subjects: [id, playerId],
    notes: ['It sends no money: send it before by another way. The player then reads that it has arrived.'],
    apply: async (inside) => {
      if (!(await inside.payments.endFailedRefund(id)))
        throw new Refusal(`Payment ${id} has just changed. Nothing has changed here; look again.`)
    },
  }
}

export async function refund({ stores, payments, provider }: Desk, text = ''): Promise<Change> {
  const payment = await knownPayment(stores, text)
  const { id, playerId, itemId, status } = payment
  if (status !== 'succeeded' && status !== 'refund_failed')
    throw new Refusal(`Payment ${id} cannot be refunded: it is ${statuses[status]}. Nothing has changed.`)
  if (payment.provider !== provider)
    throw new Refusal(
      `Payment ${id} was made at ${payment.provider}, which this server does not use. Nothing has changed.`,
    )
  const left = payment.amountCents - payment.refundedCents
  return {
    change: `refund ${price(left)} of payment ${id} for ${itemId}`,
    subjects: [id, playerId],
    notes: [
      `Player ${playerId} loses the item, its activity and its bar in the history, and reads of the refund there.`,
      ...(payment.dispute === 'open'
        ? ['A dispute is open: the provider may refuse refunds until the bank has decided.']
        : []),
    ],
    apply: async (inside) => {
      if (!(await inside.payments.requireRefund(id)))
        throw new Refusal(`Payment ${id} has just changed. Nothing has changed here; look again.`)
    },
    answer: async (line) => {
      const outcome = await payments.check({ ...payment, status: 'refund_due' })
      return `${line}\n${refundOutcomes[outcome] ?? 'The provider has not refunded it yet; the server asks it again, each minute at first.'}`
    },
  }
}

export async function setListed(stores: Stores, id: string, listed: boolean): Promise<Change> {
  const { delistedAt, openPayments } = await knownItem(stores, id)
  if (listed === (delistedAt === null))
    throw new Refusal(`${id} is ${listed ? 'listed' : 'delisted'} already. Nothing has changed.`)
  return {
    change: `${listed ? 'list' : 'delist'} ${id}`,
    subjects: [id],
    notes: listed ? [] : openPaymentNotes(openPayments),
    apply: async (inside) => {
      await inside.items.setListed(id, listed)
      await inside.payments.checkSoon(id)
    },
  }
}

export async function setPrice({ stores }: Desk, id = '', dollars = ''): Promise<Change> {
  const { priceCents: before, openPayments } = await knownItem(stores, id)
  const cents = /^\d{1,9}(\.\d{1,2})?$/.test(dollars) ? toCents(Number(dollars)) : Number.NaN
  if (!(cents >= cardAmountCents.min && cents <= cardAmountCents.max))
    throw new Refusal(
      `A price is from ${price(cardAmountCents.min)} to ${price(cardAmountCents.max)}, such as 1250 or 0.99. Nothing has changed.`,
    )
  if (cents === before) throw new Refusal(`${id} costs ${price(cents)} already. Nothing has changed.`)
  return {
    change: `set the price of ${id} from ${price(before)} to ${price(cents)}`,
    subjects: [id],
    notes: openPaymentNotes(openPayments),
    apply: async (inside) => {
      await inside.items.setPrice(id, cents)
      await inside.payments.checkSoon(id)
    },
  }
}

const openPaymentNotes = (count: number): string[] =>
  count === 0
    ? []
    : [
        `Its open payments (${count}) end within minutes. One that is paid before that keeps its price and buys the item.`,
      ]

export async function exportPlayer({ stores }: Desk, text = ''): Promise<Change> {
  const data = await knownPlayer(stores, text)
  return {
    change: `export player ${data.profile.id}`,
    subjects: [data.profile.id],
    notes: ['It prints personal data: send them to nobody but the player.'],
    apply: async () => undefined,
    answer: async () => JSON.stringify(data, null, 2),
  }
}

export async function erase({ stores, payments }: Desk, text = ''): Promise<Change> {
  const data = await knownPlayer(stores, text)
  const { profile, purchases } = data
  const { id } = profile
  refuseErased(data)
  refuseRefunds(data)
  return {
    change: `erase player ${id}`,
    subjects: [id],
    notes: [
      `For ever gone: ${['profile', 'sessions', ...waysIn(profile)].join(', ')}.`,
      `For the books stay the payments (${data.payments.length}) and purchases (${purchases.length}), of "${formerPlayer}".`,
      'What the card provider and mail servers hold stays there.',
    ],
    before: () => payments.giveUp(id),
    apply: async (inside) => {
      if (!(await inside.players.erase(id)))
        throw new Refusal(`Player ${id} has just changed. Nothing has changed here; look again.`)
    },
  }
}

/** Gives an account back to its owner, who may have lost it to a stranger, or lost the mailbox. */
export async function giveEmail({ stores, mail, addresses }: Desk, text = '', address = ''): Promise<Change> {
  const data = await knownPlayer(stores, text)
  const { id, email: former } = data.profile
  refuseErased(data)
  const email = typedEmail(address)
  const problem = emailProblem(email)
  if (problem) throw invalid(problem)
  const has = await stores.players.byEmail(email)
  if (has) throw new Refusal(`Player ${has.player.id} has this e-mail already. Nothing has changed.`)
  const ways = waysIn(data.profile)
  const mails = [
    givenEmailMail(email, addresses.publicUrl + paths.forgotPassword),
    ...(former === null ? [] : [noticeMail(former, notices.emailGiven, addresses)]),
  ]
  return {
    change: `give player ${id} another e-mail`,
    subjects: [id],
    notes: [
      `It changes from ${emailOf(data.profile)} to ${email}.`,
      ...(ways.length > 0 ? [`No way in any more: ${ways.join(', ')}.`] : []),
      `Its sessions and mailed links end. Whoever reads the mails to ${email} sets a new password, and has the account.`,
    ],
    apply: async (inside) => {
      if (!(await inside.players.giveEmail(id, email)))
        throw new Refusal(`Player ${id} has just changed. Nothing has changed here; look again.`)
    },
    answer: async (journal) =>
      [journal, ...(await Promise.all(mails.map((written) => sentLine(mail, written))))].join('\n'),
  }
}

/** Sends a mail once, as the operator waits for it, and says what has come of it. */
const sentLine = (mail: MailService, written: Mail): Promise<string> =>
  mail.send(written).then(
    () => `A mail has gone to ${written.to}.`,
    (error: unknown) =>
      `The mail to ${written.to} was not sent (${error instanceof Error ? error.message : String(error)}): tell the player yourself.`,
  )

export async function merge({ stores, payments }: Desk, fromText = '', intoText = ''): Promise<Change> {
  const [from, into] = await Promise.all([knownPlayer(stores, fromText), knownPlayer(stores, intoText)])
  const [fromId, intoId] = [from.profile.id, into.profile.id]
  if (fromId === intoId) throw new Refusal(`Both are player ${intoId}. Nothing has changed.`)
  refuseErased(from)
  refuseErased(into)
  const twice = from.purchases.filter(({ itemId }) => into.purchases.some((other) => other.itemId === itemId))
  if (twice.length > 0)
    throw new Refusal(
      `Both have bought ${twice.map(({ itemId }) => itemId).join(', ')}, which a player can own once: refund one first. Nothing has changed.`,
    )
  refuseRefunds(from)
  const lost = [
    ...(into.profile.email === null ? [] : [emailOf(from.profile)]),
    ...(['googleId', 'discordId', 'walletAddress'] as const).map((way) =>
      into.profile[way] === null ? null : from.profile[way],
    ),
  ].filter((way) => way !== null && way !== 'none')
  return {
    change: `merge player ${fromId} into ${intoId}`,
    subjects: [fromId, intoId],
    notes: [
      `${intoId} gets the purchases (${from.purchases.length}) and payments (${from.payments.length}).`,
      ...(lost.length > 0 ? [`No way in any more, as ${intoId} has another: ${lost.join(', ')}.`] : []),
      `Player ${fromId} is gone, and signed out.`,
    ],
    before: () => payments.giveUp(fromId),
    apply: async (inside) => {
      if (!(await inside.playerData.merge(fromId, intoId)))
        throw new Refusal('One of the players has just changed. Nothing has changed here; look again.')
    },
  }
}

function refuseErased({ profile }: PlayerData): void {
  if (isErased(profile)) throw new Refusal(`Player ${profile.id} is erased. Nothing has changed.`)
}

/** Refuses until each refund has arrived, and names the others. The store also refuses a payment that a bank works on. */
function refuseRefunds({ payments }: PlayerData): void {
  const underWay = payments.filter(({ status }) => isRefund(status) && status !== 'refunded')
  if (underWay.length > 0)
    throw new Refusal(
      `${underWay.map(({ id, status }) => `Payment ${id}: ${statuses[status]}`).join('. ')}. Nothing has changed.`,
    )
}
