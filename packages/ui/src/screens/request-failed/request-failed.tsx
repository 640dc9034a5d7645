import { paths } from '@meridian/contract/rules/paths'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'
import { useWords } from '../../lib/words.ts'
import { requestWords } from '../../words/request.ts'

/** A request did not go through (Spec 2, Error screen). 'Go Home' leads to the offer page, as the specification has it. */
export function RequestFailedScreen() {
  const words = useWords(requestWords)
  return (
    <NoticePage
      tone="alert"
      icon={<X />}
      title={words.failed}
      actions={
        <Button asChild>
          <Link to={paths.makeOffer}>{words.goHome}</Link>
        </Button>
      }
    />
  )
}
