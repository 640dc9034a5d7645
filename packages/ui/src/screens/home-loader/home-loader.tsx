import { PageLoading } from '../../components/page-loading/page-loading.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'

/**
 * The loading screen at `/home` before Home: it continues the splash screen's logo.
 *
 * The player waits; Home replaces it.
 */
export function HomeLoaderScreen() {
  return (
    <Page layout="centred" className="px-4">
      <PageLoading />
      <output className="sr-only">{useMessages(shellMessages).loading}</output>
    </Page>
  )
}
