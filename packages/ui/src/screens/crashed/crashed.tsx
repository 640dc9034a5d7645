import type { Message } from '@meridian/contract/rules/message'
import { paths } from '@meridian/contract/rules/paths'
import { CreditCard, TriangleAlert } from 'lucide-react'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'
import { useFormatMessage } from '../../lib/format-message.ts'
import { useWords } from '../../lib/words.ts'
import { noticeWords } from '../../words/notices.ts'

export interface CrashedScreenProps {
  /** Load the page again. */
  onReload: () => void
  /** The state of the payment that the page was about. While it is under way, nothing leads away from the page. */
  payment?: { underWay: boolean; message?: Message | undefined } | undefined
}

/** Takes the place of a page that broke while it was drawn. */
export function CrashedScreen({ onReload, payment }: CrashedScreenProps) {
  const words = useWords(noticeWords)
  const format = useFormatMessage()
  const underWay = payment?.underWay ?? false
  const known = format(payment?.message) ?? (underWay ? words.paymentGoesOnNote : undefined)
  return (
    <NoticePage
      tone={underWay ? 'signal' : 'alert'}
      icon={underWay ? <CreditCard /> : <TriangleAlert />}
      title={underWay ? words.paymentGoesOn : words.crashed}
      actions={
        !underWay && (
          <>
            <Button onClick={onReload}>{words.reload}</Button>
            <Button asChild tone="quiet">
              {/* A plain link: it loads everything anew, and works where the router itself has broken. */}
              <a href={paths.home}>{words.goHome}</a>
            </Button>
          </>
        )
      }
    >
      {/* What becomes of the payment is read out. */}
      <output className="grid gap-3">
        {known && <span>{known}</span>}
        {!underWay && <span>{words.crashedNote}</span>}
      </output>
    </NoticePage>
  )
}
