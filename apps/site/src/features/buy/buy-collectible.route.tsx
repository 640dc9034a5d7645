import { BuyCollectibleScreen } from '@meridian-2117/ui/screens/buy-collectible'
import { BuyPage } from './buy-page.tsx'

export const Component = () => <BuyPage kind="collectible" Screen={BuyCollectibleScreen} />
