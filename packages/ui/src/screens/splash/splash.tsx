import { Logo } from '../../components/logo/logo.tsx'
import { Page } from '../../frames/page/page.tsx'

/** Shows only the logo, pulsing, until the site is there (Spec 2, Routes). */
export function SplashScreen() {
  return (
    <Page layout="centred" header="none" className="px-4">
      <h1 className="flex motion-safe:animate-pulse">
        <Logo variant="full" className="text-2xl sm:text-4xl" />
      </h1>
    </Page>
  )
}
