import { PageLoading } from '../../components/page-loading/page-loading.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'

/** The loading screen that shows for a moment at `/home` before Home: the splash screen's mark goes on. */
export function HomeLoaderScreen() {
  return (
    <Page layout="centred" className="px-4">
      <PageLoading />
      <output className="sr-only">{useMessages(shellMessages).loading}</output>
    </Page>
  )
}
