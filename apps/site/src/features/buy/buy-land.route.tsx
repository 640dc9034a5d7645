import { BuyLandScreen } from '@meridian-2117/ui/screens/buy-land'
import { BuyPage } from './buy-page.tsx'

export const Component = () => <BuyPage kind="land" Screen={BuyLandScreen} />
