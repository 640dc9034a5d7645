import { vitalsLimit, type Vital } from '@meridian-2117/contract/paths/reports'
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { sendReport } from './reports.ts'

/**
 * Measures this visit, and sends its vitals once, when the page is first hidden or left. `routeOf` returns the route of
 * a path, so no address leaves the browser. `apiBase` is the origin of the API; empty for the page's own.
 */
export function reportVitals(routeOf: (path: string) => string, apiBase: string): void {
  const vitals = new Map<string, Vital>()
  const put = ({ id, name, value, navigationURL = location.href }: Metric & Pick<Vital, 'name'>) => {
    vitals.set(id, { name, route: routeOf(new URL(navigationURL).pathname), value })
  }
  const report = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', report)
    if (vitals.size === 0) return
    sendReport(apiBase, [...vitals.values()].slice(0, vitalsLimit))
  }
  onLCP(put)
  onTTFB(put)
  // A change of page without a load begins anew, where the browser tells of it.
  onINP(put, { reportSoftNavs: true })
  onCLS(put, { reportSoftNavs: true })
  // The library listens in the capturing phase, so its last values are there before.
  addEventListener('visibilitychange', report)
}
