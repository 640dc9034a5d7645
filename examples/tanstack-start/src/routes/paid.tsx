import { toCents } from '@meridian/contract/money/pricing'
import { RequestSucceededScreen } from '@meridian/ui/screens/request-succeeded'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { checkPurchase, readShop } from '../calls'

export const Route = createFileRoute('/paid')({
  loader: async () => {
    const { item, user } = await readShop()
    const ownership = await checkPurchase({ data: { userId: user.id, itemId: item.id } })
    if (ownership !== 'owned') throw redirect({ to: '/' })
    return { item, amountCents: toCents(item.price ?? 0) }
  },
  component: () => <RequestSucceededScreen payment={Route.useLoaderData()} />,
})
