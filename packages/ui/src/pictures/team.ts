import { picturePath } from './pictures.ts'

const member = (slug: string, name: string, role: string, alt: string) => {
  const handle = `m2117_${slug.split('-')[0]}`
  return {
    name,
    role,
    portrait: { src: picturePath('portraits', slug), alt },
    socialLinks: [
      { network: 'x', label: 'X', href: `https://x.com/${handle}` },
      { network: 'telegram', label: 'Telegram', href: `https://t.me/${handle}` },
    ],
  } as const
}

/** The six people of the team; static. */
export const team = [
  member(
    'mara-okonkwo',
    'Mara Okonkwo',
    'Founder',
    'An ivory explorer’s helmet whose wide dark faceplate holds the gold light of the Gate.',
  ),
  member(
    'tomasz-reyl',
    'Tomasz Reyl',
    'Art Director',
    'A smooth charcoal mask with one great lens, three small ones and a magenta brush stroke.',
  ),
  member(
    'lin-castellane',
    'Lin Castellane',
    'Flow Engineer',
    'A steel-blue wedge of a helmet with one thin line of cyan light and cables falling behind.',
  ),
  member(
    'adaeze-holm',
    'Adaeze Holm',
    'Economy Designer',
    'A tall emerald mask edged with gold, its face a row of upright louvres lit from behind.',
  ),
  member(
    'jun-palacios',
    'Jun Palacios',
    'Community Lead',
    'A round red and white helmet with aerials; its dark screen smiles in points of light.',
  ),
  member(
    'osric-vane',
    'Osric Vane',
    'Gate Archivist',
    'A violet hood over a bronze half-mask with round amber spectacles, a ring of light behind it.',
  ),
]
