/**
 * Express or Fastify under Nest: the same bytes through both, side by side, alternating rounds.
 * Prints requests per second, p99 and the ratio fastify/express per route.
 *
 * The project carries only the adapter it uses; to run this again, install the other one for the moment:
 *   npm install --no-save @nestjs/platform-fastify autocannon
 *   node backend/bench/http-adapter.mjs [rounds] [seconds]
 */
import 'reflect-metadata'
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Body, Controller, Delete, Get, Module, Post, Req } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'

const products = Array.from({ length: 24 }, (_, i) => ({
  Id: `FG-${String(i).padStart(4, '0')}`,
  name: 'CHICKEN CP_PO MEDIUM 1kg',
  description:
    '<p>Country chicken, slow-fried in cold pressed peanut oil, ' + 'chilli and garlic. '.repeat(12) + '</p>',
  price: 849 + i,
  activeFlag: true,
  availableStock: 40 - i,
  unlimitedStock: false,
  reviewCount: i,
  avgRating: 4.5,
  ingredients: Array.from({ length: 6 }, (_, j) => ({ name: `Ingredient ${j}`, showasIngredient: j < 4 })),
  materialType: 'FG',
}))

function decorate(type, method, decorators, parameters = []) {
  const descriptor = Object.getOwnPropertyDescriptor(type.prototype, method)
  decorators.forEach((decorator) => decorator(type.prototype, method, descriptor))
  parameters.forEach((decorator, index) => decorator(type.prototype, method, index))
}

class Bench {
  list() {
    return { products }
  }
  order(body) {
    return { orderId: 'P-7KQ4-M2XD', lines: body.items.length }
  }
  remove(body) {
    return { removed: body.Id }
  }
  hook(request) {
    return { digest: createHash('sha256').update(request.rawBody).digest('base64') }
  }
}
decorate(Bench, 'list', [Get('products')])
decorate(Bench, 'order', [Post('orders')], [Body()])
decorate(Bench, 'remove', [Delete('cart/delete')], [Body()])
decorate(Bench, 'hook', [Post('cashfree/webhook')], [Req()])
Controller()(Bench)

class BenchModule {}
Module({ controllers: [Bench] })(BenchModule)

const json = (value) => ({ body: JSON.stringify(value), headers: { 'content-type': 'application/json' } })
const order = json({
  items: products.slice(0, 4).map(({ Id }) => ({ Id, quantity: 2 })),
  note: 'x'.repeat(600),
})
const routes = [
  { name: 'GET 24 products', method: 'GET', path: '/products' },
  { name: 'POST order', method: 'POST', path: '/orders', ...order },
  { name: 'DELETE with a body', method: 'DELETE', path: '/cart/delete', ...json({ Id: 'FG-0001' }) },
  { name: 'POST webhook (raw body)', method: 'POST', path: '/cashfree/webhook', ...order },
]

async function serve(kind) {
  const options = { logger: false, rawBody: true }
  let app
  if (kind === 'fastify') {
    const { FastifyAdapter } = await import('@nestjs/platform-fastify')
    app = await NestFactory.create(
      BenchModule,
      new FastifyAdapter({ routerOptions: { caseSensitive: false } }),
      options,
    )
  } else {
    app = await NestFactory.create(BenchModule, options)
    app.getHttpAdapter().getInstance().set('etag', false)
  }
  await app.listen(0, '127.0.0.1')
  process.send(app.getHttpServer().address().port)
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function compare(rounds, duration) {
  const { default: autocannon } = await import('autocannon')
  const servers = {}
  for (const kind of ['express', 'fastify']) {
    const child = fork(fileURLToPath(import.meta.url), ['--serve', kind])
    const [port] = await once(child, 'message')
    servers[kind] = { child, url: `http://127.0.0.1:${port}` }
  }
  for (const { name, path, ...request } of routes) {
    const seen = { express: [], fastify: [] }
    for (let round = 0; round <= rounds; round++)
      for (const kind of ['express', 'fastify']) {
        const result = await autocannon({
          url: servers[kind].url + path,
          connections: 10,
          duration,
          ...request,
        })
        if (result.non2xx || result.errors)
          throw new Error(`${kind} ${name}: ${result.non2xx} refused, ${result.errors} errors`)
        if (round > 0) seen[kind].push({ rate: result.requests.average, p99: result.latency.p99 })
      }
    const rate = (kind) => median(seen[kind].map((run) => run.rate))
    const p99 = (kind) => median(seen[kind].map((run) => run.p99))
    const ratios = seen.fastify.map((run, i) => run.rate / seen.express[i].rate)
    console.log(
      `${name.padEnd(26)} express ${rate('express').toFixed(0)}/s p99 ${p99('express')} ms   ` +
        `fastify ${rate('fastify').toFixed(0)}/s p99 ${p99('fastify')} ms   ratio ${median(ratios).toFixed(2)}`,
    )
  }
  Object.values(servers).forEach(({ child }) => child.kill())
}

if (process.argv[2] === '--serve') await serve(process.argv[3])
else await compare(Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 4))
