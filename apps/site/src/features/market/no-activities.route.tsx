import { NoActivitiesScreen } from '@meridian/ui/screens/no-activities'
import { logDeadEnd } from '../../lib/dead-ends.ts'

/** Shows the market without any activity. */
export const Component = () => <NoActivitiesScreen onDeadEnd={logDeadEnd} />
