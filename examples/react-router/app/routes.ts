import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/item.tsx'),
  route('pay/:attempt', 'routes/payment.tsx'),
  route('paid', 'routes/paid.tsx'),
  route('calls/:call', 'routes/calls.ts'),
] satisfies RouteConfig
