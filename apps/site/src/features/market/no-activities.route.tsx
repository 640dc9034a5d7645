import { NoActivitiesScreen } from '@meridian/ui/screens/no-activities'
import { logDeadEnd } from '../../lib/dead-ends.ts'

/** The market without any activity. */
export const Component = () => <NoActivitiesScreen onDeadEnd={logDeadEnd} />
