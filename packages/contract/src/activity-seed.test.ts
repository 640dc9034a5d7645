import { expect, test } from 'vitest'
import { activitiesAt, collectibles, parcels, storyTime } from '../fixtures/fixtures.ts'

const activities = activitiesAt(storyTime)
const prices = new Map([...collectibles, ...parcels].map(({ title, price }) => [title, price]))

/** Oldest first. */
const stories = [...Map.groupBy(activities.toReversed(), ({ name }) => name)].map(([name, events]) => ({
  name,
  events,
}))

test('has 200 activities, newest first', () => {
  expect(activities).toHaveLength(200)
  const times = activities.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(new Set(activities.map(({ id }) => id)).size).toBe(200)
})

test('names an item of the catalogue in each, at its price, or below it for an offer', () => {
  const odd = activities.filter(({ name, type, price }) => {
    const listed = prices.get(name) ?? NaN
    return type === 'Offer' ? !(price > 0 && price < listed) : price !== listed
  })
  expect(odd).toEqual([])
})

test.each(stories)('lets only its owner sell $name, and nobody buy from themselves', ({ events }) => {
  let owner = events[0]?.seller
  for (const { type, buyer, seller } of events) {
    expect(seller).toBe(owner)
    expect(buyer).not.toBe(seller)
    expect(buyer === '—').toBe(type === 'Listing')
    if (type === 'Sale') owner = buyer
  }
})
