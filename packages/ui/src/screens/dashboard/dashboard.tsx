import { paths } from '@meridian/contract/rules/paths'
import { Orbit } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'

/** Where a card redirect lands (Spec 2, Dashboard); the outcome itself is told by a toast (Spec 4). */
export function DashboardScreen() {
  return (
    <NoticePage
      icon={<Orbit />}
      title="Welcome to Dashboard"
      actions={
        <>
          <Button asChild>
            <Link to={paths.profileActivity}>View your activity</Link>
          </Button>
          <Button asChild tone="quiet">
            <Link to={paths.market}>Marketplace</Link>
          </Button>
        </>
      }
    />
  )
}
