/** The four headline figures over the market; fixed by the specification, never counted (Spec 2, Marketplace landing). */
export const marketStats = [
  { name: 'totalItem', value: '5K' },
  { name: 'totalVolume', value: '50.5K' },
  { name: 'listed', value: '3.5K' },
  { name: 'owners', value: '2.6K' },
] as const
