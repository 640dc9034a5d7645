import { Backpack, Compass, Gem, LandPlot, type LucideIcon } from 'lucide-react'

/** The four entries of the Shop menu. They lead nowhere yet: choosing one closes the menu and tells its label (Spec 2, Navigation bar). */
export const shopEntries: { label: string; description: string; icon: LucideIcon }[] = [
  { label: 'Overview & Desc', description: "See what's new and trending", icon: Compass },
  { label: 'My Assets', description: 'Track and manage everything you own', icon: Backpack },
  { label: 'Collectibles', description: 'Track and manage your NFTs', icon: Gem },
  { label: 'Land', description: 'Buy a parcel of land and build on it', icon: LandPlot },
]
