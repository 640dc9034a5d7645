/** The market's tab Lands. */
export const landsMessages = {
  title: 'Lands',
  count: (total: number) => `${total} ${total === 1 ? 'parcel' : 'parcels'}`,
} as const
