import type { PurchaseRecord, Player } from '@meridian-2117/contract'
import { displayName, sellerName } from '@meridian-2117/contract/names/display-name'
import type { Message } from '@meridian-2117/contract/messages/message'
import { paths } from '@meridian-2117/contract/paths/paths'
import { refundMessages } from '@meridian-2117/contract/money/refund'
import { CircleAlert, LogIn, PackageOpen, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Card } from '../../components/card/card.tsx'
import { Container } from '../../components/container/container.tsx'
import { PageLoading } from '../../components/page-loading/page-loading.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { missing, useFormat } from '../../lib/format.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { profileMessages } from '../../sections/profile-header/profile-header.messages.ts'
import { receiptMessages } from '../../sections/receipts/receipts.messages.ts'

/** The state of the purchase that the address names. */
export type Receipt =
  | { status: 'loading' }
  | { status: 'ready'; purchase: PurchaseRecord }
  /** The player has no purchase with this payment. */
  | { status: 'missing' }
  /** The purchases failed to load, for the reason in the message. */
  | { status: 'failed'; message: Message }

export interface ReceiptScreenProps {
  /** The signed-in player; absent for a visitor. */
  player: Player | null
  /** The purchase; ignored without a player. */
  receipt: Receipt
  /** Opens the browser's print dialog. */
  onPrint: () => void
  /** Retries to load the purchases. */
  onRetry: () => void
}

/**
 * One purchase on a page that prints on one sheet.
 *
 * The player prints the receipt, or returns to the activities.
 */
export function ReceiptScreen({ player, receipt, onPrint, onRetry }: ReceiptScreenProps) {
  const messages = useMessages(receiptMessages)
  const { signIn } = useMessages(profileMessages)
  const format = useFormatMessage()
  const { price, date } = useFormat()
  if (!player)
    return (
      <NoticePage
        icon={<LogIn />}
        title={format({ key: 'logInFirst' })}
        actions={<ButtonLink to={paths.signIn}>{signIn}</ButtonLink>}
      >
        {messages.signedOutNote}
      </NoticePage>
    )
  const toActivities = (tone: ButtonProps['tone']) => (
    <ButtonLink tone={tone} to={paths.profileActivity}>
      {messages.yourActivities}
    </ButtonLink>
  )
  if (receipt.status === 'loading')
    return (
      <Page layout="centred" aria-busy>
        <output className="sr-only">{messages.loading}</output>
        <PageLoading />
      </Page>
    )
  if (receipt.status === 'missing')
    return (
      <NoticePage icon={<PackageOpen />} title={messages.missing} actions={toActivities('primary')}>
        {messages.missingNote}
      </NoticePage>
    )
  if (receipt.status === 'failed')
    return (
      <NoticePage
        tone="alert"
        icon={<CircleAlert />}
        title={messages.failed}
        actions={
          <>
            <Button onClick={onRetry}>{messages.tryAgain}</Button>
            {toActivities('quiet')}
          </>
        }
      >
        {format(receipt.message)}
      </NoticePage>
    )
  const { title, serialNumber, amount, createdAt, paymentId, refund } = receipt.purchase
  const time = new Date(createdAt)
  return (
    <Page>
      <Container className="py-8 lg:py-14 print:p-0">
        <div className="mx-auto max-w-2xl">
          <Card asChild className="paper p-6 sm:p-10 print:border-0 print:p-0">
            <article>
              <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-seam pb-6">
                <div>
                  <h1 className="font-display text-3xl leading-tight font-semibold">{messages.receipt}</h1>
                  <p className="mt-1 text-ink-muted">
                    <time dateTime={time.toISOString()}>{date(createdAt, { dateStyle: 'long' })}</time>
                  </p>
                </div>
                <Logo variant="full" />
              </div>
              <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
                <Fact label={messages.item}>
                  <bdi className="font-display text-lg font-semibold">{title}</bdi>
                </Fact>
                <Fact label={messages.serialNumber}>
                  <span className="font-mono">{serialNumber ?? missing}</span>
                </Fact>
                <Fact label={messages.soldBy}>{sellerName}</Fact>
                <Fact label={messages.boughtBy}>
                  <bdi>{displayName(player)}</bdi>
                  {player.email && <span className="block text-sm text-ink-muted">{player.email}</span>}
                </Fact>
                <Fact label={messages.payment} wide>
                  <span className="font-mono text-sm">{paymentId ?? missing}</span>
                </Fact>
              </dl>
              <dl className="mt-8 grid grid-cols-[1fr_auto] items-baseline gap-4 border-t border-seam pt-6">
                <dt className="font-display text-lg font-semibold">{messages.total}</dt>
                <dd className="text-right font-display text-3xl font-semibold tabular-nums">
                  {price(amount)}
                </dd>
                {refund && (
                  <>
                    <dt>{format({ key: refundMessages[refund.state] })}</dt>
                    <dd className="text-right tabular-nums">{price(refund.amount)}</dd>
                  </>
                )}
              </dl>
            </article>
          </Card>
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <Button onClick={onPrint}>
              <Printer aria-hidden className="size-5" />
              <span>{messages.print}</span>
            </Button>
            {toActivities('quiet')}
          </div>
        </div>
      </Container>
    </Page>
  )
}

function Fact({
  label,
  wide = false,
  children,
}: {
  label: string
  wide?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className={wide ? 'sm:col-span-2 print:col-span-2' : undefined}>
      <dt className="font-mono text-micro text-ink-muted uppercase">{label}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
