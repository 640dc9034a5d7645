import '@meridian/ui/styles/buy.css'
import { ApiError, readRefusal, type Item } from '@meridian/contract'
import { purchaseOver, purchaseProps } from '@meridian/flows/chains/purchase'
import { Field } from '@meridian/ui/components/field'
import { PurchaseScreen } from '@meridian/ui/screens/purchase'
import { useMachine } from '@xstate/react'
import { createRoot } from 'react-dom/client'

const item: Item = { kind: 'collectible', id: 'lamp', title: 'Harbour Lamp', price: 120, image: '/lamp.svg' }

// Your API, and your card provider behind it. What each call is sent and has to answer is in the table below.
const purchase = purchaseOver(async (call, body, signal) => {
  const answer = await fetch(`/my-api/${call}`, { method: 'POST', body: JSON.stringify(body), signal })
  if (!answer.ok) throw new ApiError('refused', readRefusal(await answer.json()))
  return answer.json()
})

function Shop() {
  const [snapshot, send] = useMachine(purchase, { input: { item, user: { id: 'player-1' } } })
  return <PurchaseScreen {...purchaseProps(snapshot, send)} form={<Field label="Card" name="card" />} />
}

createRoot(document.getElementById('root')!).render(<Shop />)
