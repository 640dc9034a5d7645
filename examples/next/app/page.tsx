import { ItemPage } from './item-page'
import { item, user } from './shop'

export default function Page() {
  return <ItemPage item={item} userId={user.id} />
}
