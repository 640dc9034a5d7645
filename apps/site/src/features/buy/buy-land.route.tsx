import { BuyLandScreen } from '@meridian/ui/screens/buy-land'
import { BuyPage } from './buy-page.tsx'

export const Component = () => <BuyPage kind="land" Screen={BuyLandScreen} />
