import { paths } from '@meridian-2117/contract/paths/paths'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { NoticePage } from '../../layouts/notice-page/notice-page.tsx'
import { screenPictures } from '../../pictures/screen-pictures.ts'
import { useMessages } from '../../lib/messages.ts'
import { offerMessages } from '../make-offer/make-offer.messages.ts'

/**
 * The item has no offers; with the graphic of the 404 page.
 *
 * The player goes to the marketplace.
 */
export function NoOffersScreen() {
  const messages = useMessages(offerMessages)
  return (
    <NoticePage
      picture={screenPictures.notFound.src}
      title={messages.none}
      actions={<ButtonLink to={paths.market}>{messages.toMarket}</ButtonLink>}
    />
  )
}
