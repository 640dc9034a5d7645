import { BuyCollectibleScreen } from '@meridian/ui/screens/buy-collectible'
import { BuyPage } from './buy-page.tsx'

/** Buy NFA detail, with its two dialogs. */
export const Component = () => <BuyPage kind="collectible" Screen={BuyCollectibleScreen} />
