import { ProfileActivityScreen } from '@meridian-2117/ui/screens/profile-activity'
import { useLoad } from '../../lib/api/use-load.ts'
import { usePlayer } from '../../lib/session/use-player.ts'
import { playerActivitiesQuery } from './profile-queries.ts'
import { usePriceHistory } from './use-price-history.ts'
import { useFormatMessage, useMessages } from '@meridian-2117/ui/lib/messages'
import { receiptMessages } from '@meridian-2117/ui/sections/receipts.messages'
import { purchasesCsv } from './purchases-csv.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useServices, useSession } from '../../lib/services/services-context.tsx'
import { useNow } from '../../lib/use-now.ts'

/** Shows the profile's Activities tab, with the purchase history under the table. */
export function Component() {
  const session = useSession()
  const player = usePlayer()
  const services = useServices()
  const playerId = session?.player.id
  // No call without a player's id.
  const activities = useLoad({
    ...playerActivitiesQuery(services, playerId ?? ''),
    enabled: playerId !== undefined,
  })
  const history = usePriceHistory(session)
  const headings = useMessages(receiptMessages)
  const format = useFormatMessage()
  return (
    <ProfileActivityScreen
      player={player}
      activities={activities}
      history={history}
      onDownload={() => {
        if (history.status === 'loaded') saveFile(purchasesCsv(history.purchases, headings, format))
      }}
      now={useNow()}
    />
  )
}
