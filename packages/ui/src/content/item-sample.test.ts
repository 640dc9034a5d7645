import { expect, test } from 'vitest'
import { itemPreview } from './item-sample.ts'

test('fills the fields that an item lacks by the market preview', () => {
  expect(itemPreview({ kind: 'collectible', id: 'a' })).toEqual({
    title: 'Void Runner',
    serialNumber: '#VR-2117',
    price: 2000,
  })
  expect(itemPreview({ kind: 'collectible', id: 'a', title: 'Shard', serialNumber: '#1', price: 0 })).toEqual(
    {
      title: 'Shard',
      serialNumber: '#1',
      price: 0,
    },
  )
})
