import './site.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createApi } from './api/api-client.ts'
import { loadCardProvider } from './payment/card-provider.ts'
import { createRouter } from './router.tsx'
import { ServicesProvider } from './services/services-context.tsx'
import { createServices } from './services/services.ts'
import { settings } from './settings.ts'
import { browserStorage, tabStorage } from './storage/key-value-store.ts'

const services = createServices({
  api: (token) => createApi({ bases: { api: settings.apiBaseUrl, card: settings.cardApiBaseUrl }, token }),
  browser: browserStorage,
  tab: tabStorage,
  events: window,
  loadCards: loadCardProvider,
})
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <ServicesProvider services={services}>
      <RouterProvider router={createRouter()} />
    </ServicesProvider>
  </StrictMode>,
)
