import Elk from 'elkjs/lib/elk-api.js'
import { layoutChart } from '../layout.ts'
import type { LayOut } from './use-layouts.ts'

/**
 * Returns a function that lays out charts in a worker with this source. A large chart then does not block the panel.
 */
export function layOutInWorker(source: string): LayOut {
  let elk: InstanceType<typeof Elk> | undefined
  const refused = Promise.withResolvers<never>()
  const start = () => {
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
    worker.addEventListener('error', () => refused.reject(new Error('this page allows no workers')))
    return new Elk({ workerFactory: () => worker })
  }
  return (chart, direction) =>
    Promise.race([layoutChart(chart, (elk ??= start()), direction), refused.promise])
}
