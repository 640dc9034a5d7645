import { paths } from '@meridian/contract/rules/paths'
import { SplashScreen } from '@meridian/ui/screens/splash'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { notBuilt } from './routes/not-built.ts'
import { Crashed } from './shell/crashed.tsx'
import { Frame } from './shell/frame.tsx'
import { Shell } from './shell/shell.tsx'
import type { PageHandle } from './shell/use-page-change.ts'

const page = (
  path: string,
  title: string,
  lazy: () => Promise<{ Component: () => React.ReactNode }>,
): RouteObject => ({
  path,
  lazy,
  handle: { title } satisfies PageHandle,
})

const shellRoutes: RouteObject[] = [
  page(paths.home, '', async () => ({ Component: (await import('./routes/home.route.tsx')).HomeRoute })),
  page(paths.homeLoading, '', async () => ({
    Component: (await import('./routes/home-loading.route.tsx')).HomeLoadingRoute,
  })),
  page(paths.signUp, 'Create Account', async () => ({
    Component: (await import('./routes/sign-up.route.tsx')).SignUpRoute,
  })),
  page(paths.signIn, 'Log in', async () => ({
    Component: (await import('./routes/sign-in.route.tsx')).SignInRoute,
  })),
  page(paths.market, 'MarketPlace', async () => ({
    Component: (await import('./routes/market-overview.route.tsx')).MarketOverviewRoute,
  })),
  page(paths.collectibles, 'Collectibles', async () => ({
    Component: (await import('./routes/collectibles.route.tsx')).CollectiblesRoute,
  })),
  page(paths.buyCollectible, 'Buy', async () => ({
    Component: (await import('./routes/buy-collectible.route.tsx')).BuyCollectibleRoute,
  })),
  page(paths.dashboard, 'Dashboard', async () => ({
    Component: (await import('./routes/dashboard.route.tsx')).DashboardRoute,
  })),
  page(paths.requestSucceeded, 'Request sent', async () => ({
    Component: (await import('@meridian/ui/screens/request-succeeded')).RequestSucceededScreen,
  })),
  page(paths.requestFailed, 'Request not successful', async () => ({
    Component: (await import('@meridian/ui/screens/request-failed')).RequestFailedScreen,
  })),
  page(paths.profileActivity, 'Activities', async () => ({
    Component: (await import('./routes/profile-activity.route.tsx')).ProfileActivityRoute,
  })),
  { path: paths.offersReceivedElsewhere, element: <Navigate to={paths.offersReceived} replace /> },
  ...notBuilt.map((path) =>
    page(path, 'Not built yet', async () => ({
      Component: (await import('./routes/not-built.route.tsx')).NotBuiltRoute,
    })),
  ),
  page('*', 'Not found', async () => ({
    Component: (await import('@meridian/ui/screens/not-found')).NotFoundScreen,
  })),
]

/** Every route of the site, each loaded when it is visited (Spec 2, Routes). */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    HydrateFallback: SplashScreen,
    ErrorBoundary: Crashed,
    children: [
      page(paths.stripePayment, 'Secure payment', async () => ({
        Component: (await import('./routes/stripe-payment.route.tsx')).StripePaymentRoute,
      })),
      // A screen that cannot be loaded or drawn leaves header and footer standing.
      { Component: Shell, children: [{ ErrorBoundary: Crashed, children: shellRoutes }] },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
