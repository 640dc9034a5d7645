import { BuyLandScreen } from '@meridian/ui/screens/buy-land'
import { BuyPage } from './buy-page.tsx'

/** Buy land screen, with its two dialogs. */
export const Component = () => <BuyPage kind="land" Screen={BuyLandScreen} />
