/** The three entries of the Social menu: dead on desktop, these addresses on mobile. */
export const socialLinks = [
  { network: 'discord', href: 'https://discord.gg/meridian2117' },
  { network: 'x', href: 'https://x.com/meridian2117' },
  { network: 'telegram', href: 'https://t.me/meridian2117' },
] as const
