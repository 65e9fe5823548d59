import cluster from 'node:cluster'
import { Injectable } from '@nestjs/common'
import { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { ofAllWorkers, shareFigures } from './of-all-workers.js'

/** Values by label; a figure without a label has one value, under ''. */
export type Samples = Readonly<Record<string, number>>

/** A figure that is read when the metrics are requested. */
export interface Figure {
  name: string
  help: string
  /** Name of the label; a figure without a label is a single number. */
  label?: string
  /** Each process counts its own; of several workers, the figures are added up. Others are the same in all. */
  perProcess?: true
  /** The figure never falls while the process runs. */
  rising?: true
  read: () => Promise<Samples> | Samples
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const COMMAND_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5]

/** Metrics of this process and of the shop, in the text format of Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry()
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  })
  private readonly commands = new Histogram({
    name: 'jaadi_database_command_duration_seconds',
    help: 'Commands to the database',
    buckets: COMMAND_SECONDS,
    registers: [this.registry],
  })
  private watchesNode = false

  constructor() {
    if (!cluster.isWorker) return
    shareFigures(this.registry)
    this.watchNode()
  }

  /**
   * @param route the pattern and not the address, which would reveal ids and create a figure for each
   * order
   */
  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds)
  }

  databaseCommand(seconds: number): void {
    this.commands.observe(seconds)
  }

  /** Adds a figure. While it cannot be read, it is left out and the other figures stay. */
  add({ name, help, label, perProcess, rising, read }: Figure): void {
    const base = {
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.registry],
      aggregator: perProcess ? ('sum' as const) : ('first' as const),
    }
    const labelsOf = (value: string): Record<string, string> =>
      label === undefined ? {} : { [label]: value }
    const samples = async (): Promise<[string, number][]> => {
      try {
        return Object.entries(await read())
      } catch {
        return []
      }
    }
    if (rising)
      new Counter({
        ...base,
        async collect() {
          const found = await samples()
          this.reset()
          for (const [of, value] of found) this.inc(labelsOf(of), value)
        },
      })
    else
      new Gauge({
        ...base,
        async collect() {
          const found = await samples()
          this.reset()
          // After reset() a gauge without a label is 0, which would not mean unknown.
          if (found.length === 0) this.remove(labelsOf(''))
          for (const [of, value] of found) this.set(labelsOf(of), value)
        },
      })
  }

  /** All figures as text of the media type `METRICS_TYPE`; in a worker those of all workers. */
  text(): Promise<string> {
    // From the first request on, so that they cost nothing if no monitor reads them.
    if (!this.watchesNode) this.watchNode()
    // One that leaves is no longer heard by the primary process.
    return cluster.isWorker && process.connected ? ofAllWorkers() : this.registry.metrics()
  }

  /** Measures Node's own figures. */
  private watchNode(): void {
    collectDefaultMetrics({ register: this.registry })
    this.watchesNode = true
  }
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** Measures every request; a stream takes as long as somebody looks at it. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')) return done()
    const route = request.routeOptions.url ?? 'unmatched'
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}
