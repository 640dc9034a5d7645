import { vitalsLimit, vitalsPath, type Vital } from '@meridian-2117/contract/paths/vitals'
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

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
    const body = JSON.stringify([...vitals.values()].slice(0, vitalsLimit))
    // oxlint-disable-next-line no-restricted-properties -- a call of the API would end with the page
    navigator.sendBeacon(apiBase + vitalsPath, body)
  }
  onLCP(put)
  onTTFB(put)
  // A change of page without a load begins anew, where the browser tells of it.
  onINP(put, { reportSoftNavs: true })
  onCLS(put, { reportSoftNavs: true })
  // The library listens in the capturing phase, so its last values are there before.
  addEventListener('visibilitychange', report)
}
