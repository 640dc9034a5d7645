/** What the market preview shows for what an item lacks; the price is in US dollars. */
export const itemSample = { title: 'Void Runner', serialNumber: '#VR-2117', price: 2000 } as const
