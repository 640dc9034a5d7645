import { Backpack, Compass, Gem, LandPlot } from 'lucide-react'

/** The four entries of the Shop menu. They lead nowhere yet: choosing one closes the menu and tells its label. */
export const shopEntries = [
  { name: 'overview', icon: Compass },
  { name: 'assets', icon: Backpack },
  { name: 'collectibles', icon: Gem },
  { name: 'land', icon: LandPlot },
] as const
