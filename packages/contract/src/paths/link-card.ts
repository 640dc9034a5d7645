/** Returns the address of the picture that a chat shows for a link to an item. */
export const linkCardPath = (family: string, name: string): string => `/link-cards/${family}/${name}.jpg`

/** Returns the link picture of an item by its `image`; `undefined` for a picture of another site. */
export function linkCardOf(image: string): string | undefined {
  const [, family, name] = /^\/pictures\/(collectibles|parcels)\/([a-z0-9-]+)-960\.webp$/.exec(image) ?? []
  return family && name && linkCardPath(family, name)
}
