import { ProfileActivityScreen } from '@meridian/ui/screens/profile-activity'
import { mapLoad } from '@meridian/ui/lib/load'
import { useLoad } from '../../lib/api/queries.ts'
import { usePlayer } from '../../lib/session/use-player.ts'
import { usePriceHistory } from './use-price-history.ts'
import { useWords } from '@meridian/ui/lib/words'
import { receiptWords } from '@meridian/ui/words/receipts'
import { purchasesCsv, saveFile } from './purchases-csv.ts'
import { useServices, useSession } from '../../lib/services/services-context.tsx'
import { useNow } from '../../lib/use-now.ts'

/** Profile, Activities tab, with the purchase history under the table (Spec 2; decisions, Data). */
export function Component() {
  const session = useSession()
  const player = usePlayer()
  const { queries } = useServices()
  const userId = session?.user.id
  // Not asked without a user id (Spec 6).
  const activities = mapLoad(
    useLoad({ ...queries.userActivities(userId ?? ''), enabled: userId !== undefined }),
    ({ entries }) => entries,
  )
  const history = usePriceHistory(session)
  const words = useWords(receiptWords)
  return (
    <ProfileActivityScreen
      user={player}
      activities={activities}
      history={history}
      onDownload={() => {
        if (history.status === 'loaded') saveFile(purchasesCsv(history.purchases, words))
      }}
      now={useNow()}
    />
  )
}
