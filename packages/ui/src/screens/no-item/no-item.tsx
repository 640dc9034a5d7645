import { paths } from '@meridian/contract/rules/paths'
import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'

/** A buy or payment page that was opened without an item, by a typed address for instance (decisions, Routes). */
export function NoItemScreen() {
  return (
    <NoticePage
      icon={<PackageOpen />}
      title="No item is chosen"
      actions={
        <Button asChild>
          <Link to={paths.market}>Marketplace</Link>
        </Button>
      }
    >
      This page shows the item that you come with. Pick one in the marketplace.
    </NoticePage>
  )
}
