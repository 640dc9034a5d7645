import { Logo } from '../../components/logo/logo.tsx'
import { Spinner } from '../../components/spinner/spinner.tsx'
import { Page } from '../../frames/page/page.tsx'

/** The loading screen that shows for a moment at `/home` before Home (Spec 2, Routes). */
export function HomeLoaderScreen() {
  return (
    <Page layout="centred">
      <div className="grid place-items-center *:col-start-1 *:row-start-1">
        <Spinner size="lg" label="Loading" />
        <h1 className="flex">
          <Logo variant="mark" className="text-base" />
        </h1>
      </div>
    </Page>
  )
}
