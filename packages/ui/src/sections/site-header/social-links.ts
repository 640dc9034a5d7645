/** The three entries of the Social menu: dead on desktop, these addresses on mobile (Spec 2, Navigation bar). */
export const socialLinks = [
  { network: 'discord', label: 'Discord', href: 'https://discord.gg/meridian2117' },
  { network: 'x', label: 'X', href: 'https://x.com/meridian2117' },
  { network: 'telegram', label: 'Telegram', href: 'https://t.me/meridian2117' },
] as const
