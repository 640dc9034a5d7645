import { pathOf, readHistory, readMarket, type Item } from '@meridian/contract'
import { totalWithFee } from '@meridian/contract/money/pricing'
import { buyMachine, type CheckPurchaseInput, type Ownership } from '@meridian/flows/buy'
import { createActor, fromPromise, waitFor } from 'xstate'

// The calls of the contract, for your own client or server.
console.log(readMarket.method, readMarket.path)
console.log(pathOf(readHistory.path, { userId: 'player-1' }))

// A machine needs no screen: this runs in a test or a terminal.
const item: Item = { kind: 'collectible', id: 'lamp-7', title: 'Harbour Lamp', price: 120 }
console.log(`${item.title} costs ${totalWithFee(120)}`)

const checkPurchase = fromPromise<Ownership, CheckPurchaseInput>(async () => 'available')
const buying = createActor(buyMachine.provide({ actors: { checkPurchase } }), {
  input: { item, userId: 'player-1' },
})
buying.on('navigate', ({ to }) => console.log(`goes on to ${to}`))
buying.start()
buying.send({ type: 'buy.payByCard' })
await waitFor(buying, ({ status }) => status === 'done')
