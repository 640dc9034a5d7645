import { NoActivitiesScreen } from '@meridian-2117/ui/screens/no-activities'
import { logDeadEnd } from '../../lib/dead-ends.ts'

export const Component = () => <NoActivitiesScreen onDeadEnd={logDeadEnd} />
