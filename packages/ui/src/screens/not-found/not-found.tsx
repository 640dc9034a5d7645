import { paths } from '@meridian/contract/rules/paths'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { screenPictures } from '../../pictures/screen-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { noticeMessages } from '../../layouts/notice-page/notice-page.messages.ts'

/** Every address that the site does not have. */
export function NotFoundScreen() {
  const messages = useMessages(noticeMessages)
  return (
    <NoticePage
      size="picture"
      icon={
        <Picture
          {...screenPictures.notFound}
          alt=""
          sizes="26rem"
          priority
          className="size-full max-w-none object-cover"
        />
      }
      title={messages.notFound}
      actions={<ButtonLink to={paths.home}>{messages.goHome}</ButtonLink>}
    >
      {messages.notFoundNote}
    </NoticePage>
  )
}
