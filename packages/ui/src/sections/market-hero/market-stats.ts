/** The four headline figures over the market; fixed by the specification, never counted (Spec 2, Marketplace landing). */
export const marketStats = [
  { value: '5K', label: 'Total Item' },
  { value: '50.5K', label: 'Total Volume' },
  { value: '3.5K', label: 'Listed' },
  { value: '2.6K', label: 'Owners' },
] as const
