import { paths } from '@meridian/contract/rules/paths'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'

/** A request did not go through (Spec 2, Error screen). 'Go Home' leads to the offer page, as the specification has it. */
export function RequestFailedScreen() {
  return (
    <NoticePage
      tone="alert"
      icon={<X />}
      title="Your request was not successful"
      actions={
        <Button asChild>
          <Link to={paths.makeOffer}>Go Home</Link>
        </Button>
      }
    />
  )
}
