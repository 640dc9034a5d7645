/** The address of the picture that a chat shows for a link to an item: its own picture on the product's ground. */
export const linkCardPath = (family: string, name: string): string => `/link-cards/${family}/${name}.jpg`

/** The link picture of an item's own picture; `undefined` for a picture from elsewhere. */
export function linkCardOf(image: string): string | undefined {
  const [, family, name] = /^\/pictures\/(collectibles|parcels)\/([a-z0-9-]+)-960\.webp$/.exec(image) ?? []
  return family && name && linkCardPath(family, name)
}
