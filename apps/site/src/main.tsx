import './site.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createApi } from './api/api-client.ts'
import { ApiProvider } from './api/api-context.ts'
import { createQueryClient } from './api/query-client.ts'
import { createRouter } from './router.tsx'
import { SessionProvider } from './session/session-context.ts'
import { createSessionStore } from './session/session-store.ts'
import { browserStorage, tabStorage } from './session/storage.ts'
import { settings } from './settings.ts'

const sessions = createSessionStore({ browser: browserStorage, tab: tabStorage, events: window })
const api = createApi({ baseUrl: settings.apiBaseUrl, token: () => sessions.get()?.token })
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <ApiProvider value={api}>
      <SessionProvider value={sessions}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={createRouter()} />
        </QueryClientProvider>
      </SessionProvider>
    </ApiProvider>
  </StrictMode>,
)
