import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'

interface Question {
  kind: 'metrics?'
  id: number
}

interface Answer {
  kind: 'metrics'
  id: number
  /** null when a worker did not tell its figures in time. */
  text: string | null
}

/** In the primary process: tells a worker the figures of all of them, and its own under names with `jaadi_primary_`. */
export function answerWorkers(): void {
  const workers = new AggregatorRegistry()
  const own = new Registry()
  collectDefaultMetrics({ register: own, prefix: 'jaadi_primary_' })
  cluster.on('message', (worker, { kind, id }: Question) => {
    if (kind !== 'metrics?') return
    const answer = (text: string | null): void =>
      void (worker.isConnected() && worker.send({ kind: 'metrics', id, text } satisfies Answer))
    Promise.all([workers.clusterMetrics(), own.metrics()]).then(
      (texts) => answer(texts.join('\n')),
      () => answer(null),
    )
  })
}

const waiting = new Map<number, (text: string | null) => void>()
let asked = 0

/** In a worker: lets the primary process read its figures. */
export function shareFigures(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry])
  // Constructing one is what makes it answer.
  new AggregatorRegistry()
  process.on('message', ({ kind, id, text }: Answer) => {
    if (kind !== 'metrics') return
    waiting.get(id)?.(text)
    waiting.delete(id)
  })
}

/** In a worker: the figures of all workers, those that each counts for itself added up. @throws Error when one is silent */
export async function ofAllWorkers(): Promise<string> {
  asked += 1
  const answer = new Promise<string | null>((resolve) => waiting.set(asked, resolve))
  process.send?.({ kind: 'metrics?', id: asked } satisfies Question)
  const text = await answer
  if (text === null) throw new Error('A worker did not tell its figures in time.')
  return text
}
