export { activitiesAt } from './activities.ts'
export { collectibles } from './collectibles.ts'
export { parcels } from './parcels.ts'
