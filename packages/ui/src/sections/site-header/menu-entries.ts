import { Backpack, Compass, Gem, LandPlot } from 'lucide-react'

/**
 * The four entries of the Shop menu. They have no destination: choosing one closes the menu and calls back with its
 * name.
 */
export const shopEntries = [
  { name: 'overview', icon: Compass },
  { name: 'assets', icon: Backpack },
  { name: 'collectibles', icon: Gem },
  { name: 'land', icon: LandPlot },
] as const

/** The three entries of the Social menu: without a destination on desktop, these links on mobile. */
export const socialLinks = [
  { network: 'discord', href: 'https://discord.gg/meridian2117' },
  { network: 'x', href: 'https://x.com/meridian2117' },
  { network: 'telegram', href: 'https://t.me/meridian2117' },
] as const
