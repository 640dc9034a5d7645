import { paths } from '@meridian/contract/rules/paths'
import { Construction } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'

export interface NotBuiltScreenProps {
  /** The address that was asked for, such as `/about`. */
  address: string
}

/** Stands at an address of Spec 2 whose screen does not exist yet. */
export function NotBuiltScreen({ address }: NotBuiltScreenProps) {
  return (
    <NoticePage
      icon={<Construction />}
      title="This page is not built yet"
      actions={
        <>
          <Button asChild>
            <Link to={paths.market}>Marketplace</Link>
          </Button>
          <Button asChild tone="quiet">
            <Link to={paths.home}>Home</Link>
          </Button>
        </>
      }
    >
      <code className="font-mono wrap-anywhere text-ink">{address}</code> has a place on the map, and nothing
      stands on it so far.
    </NoticePage>
  )
}
