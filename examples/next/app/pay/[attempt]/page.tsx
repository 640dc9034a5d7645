import { item, player } from '../../shop'
import { PaymentPage } from './payment-page'

export default async function Page({ params }: PageProps<'/pay/[attempt]'>) {
  const { attempt } = await params
  return <PaymentPage {...{ item, player, attempt }} />
}
