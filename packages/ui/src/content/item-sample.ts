/** What the market preview shows for what an item lacks (Spec 3); the price, in US dollars, is the specification's 2000. */
export const itemSample = { title: 'Void Runner', serialNumber: '#VR-2117', price: 2000 } as const
