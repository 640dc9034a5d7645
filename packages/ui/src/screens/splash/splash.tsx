import { PageLoading } from '../../components/page-loading/page-loading.tsx'
import { Page } from '../../layouts/page/page.tsx'

/**
 * Shows only the logo, pulsing, until the site is there.
 *
 * The player waits; the page of the address replaces it.
 */
export function SplashScreen() {
  return (
    <Page layout="centred" header="none" className="px-4">
      <PageLoading />
    </Page>
  )
}
