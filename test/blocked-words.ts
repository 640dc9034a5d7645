/**
 * The usual lists of blockers (EasyList, EasyPrivacy, Fanboy's Social and Annoyances) match these words in file names.
 */
const blockedWords =
  'ad|ads|advert|adverts|advertisement|advertising|adserver|affiliate|affiliates|analytics|annoyance|banner|banners|' +
  'beacon|beacons|clicks?|consent|cookie|cookies|counter|count|facebook|fingerprint|follow|gdpr|hit|hits|impression|' +
  'impressions|interstitial|like|likes|linkedin|log|logger|marketing|metrics|newsletter|notice|notices|notification|' +
  'notifications|overlay|pinterest|pixel|pixels|popup|popups|popunder|promo|promos|promotion|reddit|share|shared|' +
  'sharing|social|sponsor|sponsors|sponsored|stat|stats|statistics|telegram|telemetry|tracker|trackers|tracking|track|' +
  'twitter|visit|visitor|webpush|widget|widgets|youtube'

/** Returns the words of an address that blockers match, each without letters around it. */
export const blockedWordsIn = (address: string): string[] =>
  address.toLowerCase().match(new RegExp(`(?<![a-z])(?:${blockedWords})(?![a-z])`, 'g')) ?? []
