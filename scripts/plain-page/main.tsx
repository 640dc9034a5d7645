/** The least that a page of one list needs: React, a router and a query. The bench measures the product beside it. */
import { paths } from '@meridian-2117/contract/paths/paths'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'

function Market() {
  const { data: titles = [] } = useQuery<readonly string[]>({
    queryKey: ['titles'],
    queryFn: async () => (await fetch('/api/titles.json')).json(),
  })
  return (
    <main>
      <h1>Market</h1>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </main>
  )
}

const router = createBrowserRouter([
  { path: paths.home, element: <Link to={paths.market}>Shop</Link> },
  { path: paths.market, element: <Market /> },
])

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
