import { Suspense } from 'react'
import { item, player } from '../../shop'
import { PaymentPage } from './payment-page'

export default function Page({ params }: PageProps<'/pay/[attempt]'>) {
  return (
    <Suspense>
      {params.then(({ attempt }) => (
        <PaymentPage {...{ item, player, attempt }} />
      ))}
    </Suspense>
  )
}
