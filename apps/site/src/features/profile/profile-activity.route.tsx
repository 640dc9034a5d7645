import { ProfileActivityScreen } from '@meridian-2117/ui/screens/profile-activity'
import { useState } from 'react'
import { usePlayer } from '../../lib/session/get-profile.ts'
import { usePlayerActivities } from './get-activities.ts'
import { usePriceHistory } from './get-history.ts'
import { useFormatMessage, useMessages } from '@meridian-2117/ui/lib/messages'
import { receiptMessages } from '@meridian-2117/ui/sections/receipts.messages'
import { purchasesCsv } from './purchases-csv.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useSession } from '../../lib/services/services-context.tsx'

/** Shows the profile's Activities tab, with the purchase history under the table. */
export function Component() {
  const session = useSession()
  const player = usePlayer()
  const activities = usePlayerActivities(session?.player.id)
  const history = usePriceHistory(session)
  const headings = useMessages(receiptMessages)
  const format = useFormatMessage()
  // Ages do not change while the page is read.
  const [now] = useState(Date.now)
  return (
    <ProfileActivityScreen
      player={player}
      activities={activities}
      history={history}
      onDownload={() => {
        if (history.status === 'loaded') saveFile(purchasesCsv(history.purchases, headings, format))
      }}
      now={now}
    />
  )
}
