import { paths } from '@meridian/contract/rules/paths'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { NoticePage } from '../../frames/notice-page/notice-page.tsx'
import { screenPictures } from '../../pictures/screen-pictures.ts'

/** Nobody has offered anything (Spec 2, No-offer page), with the graphic of the 404 page. */
export function NoOffersScreen() {
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
      title="No offers right now"
      actions={
        <Button asChild>
          <Link to={paths.market}>Go to the marketplace</Link>
        </Button>
      }
    />
  )
}
