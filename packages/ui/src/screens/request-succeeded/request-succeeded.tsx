import { paths } from '@meridian/contract/rules/paths'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'

/** A payment or an offer went through (Spec 2, Success screen). Both links lead home, as the specification has it. */
export function RequestSucceededScreen() {
  return (
    <NoticePage
      tone="good"
      icon={<Check />}
      title="Your request has been sent successfully"
      actions={
        <>
          <Button asChild>
            <Link to={paths.home}>View | My Collection</Link>
          </Button>
          <Button asChild tone="quiet">
            <Link to={paths.home}>Go Home</Link>
          </Button>
        </>
      }
    />
  )
}
