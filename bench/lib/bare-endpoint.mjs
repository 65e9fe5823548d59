/**
 * The least that the framework can do: one Nest controller on Fastify that answers with the bytes it was given. Run as a
 * process of its own: the bytes come from standard input, its address goes to standard output. With `--metrics` each answer
 * is counted and timed as the application does it.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const backend = createRequire(
  join(fileURLToPath(new URL('../..', import.meta.url)), 'backend', 'package.json'),
)
const load = async (name) => import(backend.resolve(name))
await load('reflect-metadata')
const { Controller, Get, Header, Module } = await load('@nestjs/common')
const { NestFactory } = await load('@nestjs/core')
const { FastifyAdapter } = await load('@nestjs/platform-fastify')

const parts = []
for await (const part of process.stdin) parts.push(part)
const bytes = Buffer.concat(parts)

class Bare {
  answer() {
    return bytes
  }
}
const method = Object.getOwnPropertyDescriptor(Bare.prototype, 'answer')
Get()(Bare.prototype, 'answer', method)
Header('content-type', 'application/json; charset=utf-8')(Bare.prototype, 'answer', method)
Controller('bare')(Bare)

class BareModule {}
Module({ controllers: [Bare] })(BareModule)

const app = await NestFactory.create(BareModule, new FastifyAdapter(), { logger: false })
if (process.argv.includes('--metrics')) {
  const [{ Metrics }, { measureRequests }] = await Promise.all([
    import('../../backend/dist/platform/metrics/metrics.service.js'),
    import('../../backend/dist/platform/metrics/request-metrics.js'),
  ])
  measureRequests(app.getHttpAdapter().getInstance(), new Metrics())
}
await app.listen(0, '127.0.0.1')
console.log(`${(await app.getUrl()).replace('[::1]', '127.0.0.1')}/bare`)
process.once('SIGTERM', () => process.exit(0))
