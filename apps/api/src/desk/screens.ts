import { priceText, toDollars } from '@meridian-2117/contract/money/pricing'
import type { Payment } from '../payment/payment.store.ts'
import type { Stores } from '../stores.ts'
import { knownPlayer, Refusal, type PlayerData } from './known.ts'

const time = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ')
export const price = (cents: number): string => priceText(toDollars(cents))

/** Lays rows out in columns, two spaces in. */
function columns(texts: readonly (readonly string[])[]): string[] {
  // A name must not steer the operator's terminal.
  const rows = texts.map((row) => row.map((cell) => cell.replaceAll(/\p{Cc}/gu, ' ')))
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(cell.length, widest[index] ?? 0)),
    [],
  )
  return rows.map((row) =>
    `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  )
}

const section = (title: string, rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : [title, ...columns(rows)]

export const statuses = {
  open: 'open',
  succeeded: 'paid',
  canceled: 'canceled',
  refund_due: 'refund due',
  refund_pending: 'refund on its way',
  refunded: 'refunded',
  refund_failed: 'refund FAILED',
} as const satisfies Record<Payment['status'], string>

type ShownPayment = Pick<
  Payment,
  | 'id'
  | 'provider'
  | 'providerId'
  | 'itemId'
  | 'amountCents'
  | 'status'
  | 'refundedCents'
  | 'dispute'
  | 'createdAt'
>

const paymentRow = (payment: ShownPayment): string[] => [
  time(payment.createdAt),
  price(payment.amountCents),
  [
    statuses[payment.status],
    payment.status === 'succeeded' && payment.refundedCents > 0 && `${price(payment.refundedCents)} refunded`,
    payment.dispute && `dispute ${payment.dispute}`,
  ]
    .filter(Boolean)
    .join(', '),
  payment.itemId,
  payment.id,
  `${payment.provider} ${payment.providerId ?? ''}`,
]

export const journalLine = ({
  happenedAt,
  operator,
  change,
  because,
}: {
  happenedAt: Date
  operator: string
  change: string
  because: string
}): string => `${time(happenedAt)}  ${operator}: ${change} (${because})`

async function journalSection(stores: Stores, subject: string): Promise<string[]> {
  const entries = await stores.desk.journalOf(subject)
  return section(
    'Journal',
    entries.map((entry) => [journalLine(entry)]),
  )
}

export async function find(stores: Stores, text: string): Promise<string> {
  const payment = await stores.desk.paymentBy(text)
  const ids = payment ? [payment.playerId] : await stores.desk.playersBy(text)
  const screens = [
    ...(payment
      ? [[...section('Payment', [paymentRow(payment)]), ...(await journalSection(stores, payment.id))]]
      : []),
    ...(await Promise.all(ids.map((id) => playerScreen(stores, id)))),
    await itemScreen(stores, text),
  ].filter((screen) => screen.length > 0)
  // A merged player is known to the journal alone.
  if (screens.length === 0) screens.push(await journalSection(stores, text))
  if (screens[0]?.length === 0) throw new Refusal(`No player, payment or item is called ${text}`)
  return screens.map((lines) => lines.join('\n')).join('\n\n')
}

async function playerScreen(stores: Stores, id: string): Promise<string[]> {
  const { profile, payments, purchases, activities } = await knownPlayer(stores, id)
  return [
    `Player ${id}`,
    ...columns([
      ['opened', time(profile.createdAt)],
      ['e-mail', emailOf(profile)],
      ['name', profile.fullName ?? ''],
      ['ways in', waysIn(profile).join(', ') || (profile.email === null ? 'none: erased' : 'a reset mail')],
    ]),
    ...section(
      'Purchases',
      purchases.map(({ createdAt, amountCents, itemId, title, paymentId }) => [
        time(createdAt),
        price(amountCents),
        itemId,
        title,
        `payment ${paymentId}`,
      ]),
    ),
    ...section('Payments', payments.map(paymentRow)),
    ...section(
      'Activities',
      activities.map(({ happenedAt, type, name, buyer }) => [time(happenedAt), type, name, `as ${buyer}`]),
    ),
    ...(await journalSection(stores, id)),
  ]
}

async function itemScreen(stores: Stores, id: string): Promise<string[]> {
  const item = await stores.desk.item(id)
  if (!item) return []
  const { title, serialNumber, kind, priceCents, delistedAt, purchases, openPayments } = item
  return [
    `Item ${id}`,
    ...columns([
      ['title', `${title}, ${serialNumber}, ${kind}`],
      ['price', price(priceCents)],
      ['market', delistedAt ? `delisted ${time(delistedAt)}` : 'listed'],
      ['purchases', String(purchases)],
      ['open payments', String(openPayments)],
    ]),
    ...(await journalSection(stores, id)),
  ]
}

export async function due(stores: Stores): Promise<string> {
  const payments = await stores.desk.needingPerson()
  if (payments.length === 0) return 'No payment needs a person.'
  return [
    ...columns(payments.map((payment) => [...paymentRow(payment), `player ${payment.playerId}`])),
    'A failed refund: try "refund" once more; or send the money by another way, then "repaid".',
    'An open dispute: answer it in the dashboard, before the day that stands there.',
  ].join('\n')
}

export const emailOf = ({ email, emailProven }: PlayerData['profile']): string =>
  email === null ? 'none' : emailProven ? email : `${email}, not confirmed`

export const waysIn = ({
  hasPassword,
  email,
  googleId,
  discordId,
  walletAddress,
}: PlayerData['profile']): string[] => [
  ...(hasPassword && email !== null ? [`e-mail ${email} with password`] : []),
  ...(googleId === null ? [] : [`Google ${googleId}`]),
  ...(discordId === null ? [] : [`Discord ${discordId}`]),
  ...(walletAddress === null ? [] : [`wallet ${walletAddress}`]),
]
