/** The market's tab Lands (Spec 2, Land list page). */
export const landsMessages = {
  title: 'Lands',
  count: (total: number) => `${total} ${total === 1 ? 'parcel' : 'parcels'}`,
} as const
