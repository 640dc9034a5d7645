import { aegisMantle, wardenPlate } from './armour.ts'
import { emberBlade } from './blade.ts'
import { riftCarbine } from './carbine.ts'
import { lumenDrone, nullHound } from './companion.ts'
import { haloCore } from './core.ts'
import { kestrelInterceptor, slipstreamWasp } from './craft.ts'
import { instantSell } from './exchange.ts'
import { vanguardHelm } from './helmet.ts'
import { neonBlock88 } from './parcel-city.ts'
import { ringStationNine } from './parcel-station.ts'
import { calderaRidge, drownedReef, glassOasis, oldCrater, prismField, whiteGlacier } from './parcel-wild.ts'
import { astralShard, gatekeeperSeal } from './relic.ts'
import { favicon, heroGate, heroGatePhone, marketHero, notFound, profileBanner, story } from './scenes.ts'

/** One generated file: where it goes in the site's public folder, how large it may be (bytes), how it is made. */
interface Picture {
  path: string
  budget: number
  make: () => string
}

const card = (name: string, make: () => string): Picture => ({
  path: `pictures/${name}.svg`,
  budget: 14_000,
  make,
})
const scene = (name: string, make: () => string): Picture => ({
  path: `pictures/${name}.svg`,
  budget: 60_000,
  make,
})

/** All of them: collectibles, parcels, scenes, and the site's icon. */
export const pictures: readonly Picture[] = [
  card('kestrel-interceptor', kestrelInterceptor),
  card('vanguard-helm', vanguardHelm),
  card('astral-shard', astralShard),
  card('ember-blade', emberBlade),
  card('null-hound', nullHound),
  card('halo-core', haloCore),
  card('rift-carbine', riftCarbine),
  card('slipstream-wasp', slipstreamWasp),
  card('aegis-mantle', aegisMantle),
  card('gatekeeper-seal', gatekeeperSeal),
  card('lumen-drone', lumenDrone),
  card('warden-plate', wardenPlate),
  card('instant-sell', instantSell),
  card('caldera-ridge', calderaRidge),
  card('neon-block-88', neonBlock88),
  card('prism-field', prismField),
  card('glass-oasis', glassOasis),
  card('ring-station-nine', ringStationNine),
  card('white-glacier', whiteGlacier),
  card('drowned-reef', drownedReef),
  card('old-crater', oldCrater),
  scene('hero-gate', heroGate),
  scene('hero-gate-phone', heroGatePhone),
  scene('market-hero', marketHero),
  scene('profile-banner', profileBanner),
  scene('story', story),
  scene('not-found', notFound),
  { path: 'favicon.svg', budget: 1_000, make: favicon },
]
