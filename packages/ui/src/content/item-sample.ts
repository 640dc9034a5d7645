/** The defaults of the market preview for missing parts of an item. The price is in US dollars. */
export const itemSample = { title: 'Void Runner', serialNumber: '#VR-2117', price: 2000 } as const
