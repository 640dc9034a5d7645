import { Logo } from '../../components/logo/logo.tsx'
import { Spinner } from '../../components/spinner/spinner.tsx'

/** The loading screen that shows for a moment at `/home` before Home (Spec 2, Routes). */
export function HomeLoaderScreen() {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center place-items-center pt-header outline-none *:col-start-1 *:row-start-1"
    >
      <Spinner size="lg" label="Loading" />
      <h1 className="flex">
        <Logo variant="mark" className="text-base" />
      </h1>
    </main>
  )
}
