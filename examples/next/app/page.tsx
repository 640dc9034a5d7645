import { ItemPage } from './item-page'
import { item, player } from './shop'

export default function Page() {
  return <ItemPage item={item} playerId={player.id} />
}
