import { paths } from '@meridian-2117/contract/paths/paths'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { screenPictures } from '../../pictures/screen-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

/**
 * The page of unknown addresses.
 *
 * The player goes home.
 */
export function NotFoundScreen() {
  const messages = useMessages(noticeMessages)
  return (
    <NoticePage
      picture={screenPictures.notFound.src}
      title={messages.notFound}
      actions={<ButtonLink to={paths.home}>{messages.goHome}</ButtonLink>}
    >
      {messages.notFoundNote}
    </NoticePage>
  )
}
