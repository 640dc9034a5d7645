import { NoActivitiesScreen } from '@meridian/ui/screens/no-activities'
import { pressDeadEnd } from '../../lib/dead-ends.ts'

/** The market without any activity. */
export const Component = () => <NoActivitiesScreen onDeadEnd={(label) => pressDeadEnd(`Tab ${label}`)} />
