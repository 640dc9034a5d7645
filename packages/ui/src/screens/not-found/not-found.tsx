import { paths } from '@meridian/contract/rules/paths'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Page } from '../../frames/page/page.tsx'
import { screenPictures } from '../../pictures/screen-pictures.ts'

/** Every address that the site does not have (Spec 2, Routes). */
export function NotFoundScreen() {
  return (
    <Page layout="centred">
      <EmptyState
        headingLevel={1}
        className="max-w-xl"
        graphic={
          <Picture
            {...screenPictures.notFound}
            sizes="(width < 40rem) 100vw, 36rem"
            priority
            className="h-auto w-full mask-x-from-70% mask-b-from-80%"
          />
        }
        title="404: Page not found"
        action={
          <Button asChild>
            <Link to={paths.home}>Go Home</Link>
          </Button>
        }
      >
        Nothing stands at this address, on this side of the Gate.
      </EmptyState>
    </Page>
  )
}
