import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { root } from '../lib/prepare.mjs'
import { freePort, stopAll } from './processes.mjs'
import { startProxy } from './proxy.mjs'

const has = (program, flag) => spawnSync(program, [flag]).status === 0
const skip = !has('nginx', '-v') || !has('openssl', 'version')
const folder = mkdtempSync(join(tmpdir(), 'jaadi-proxy-'))
after(async () => {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
})

it('the shipped nginx.conf asks a process that restarts again at once, and has a page for the time without one', () => {
  const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const servers = site.match(/^ *#?server 127\S+.*$/gm)
  assert.equal(servers.length, 2)
  for (const server of servers) assert.match(server, /max_fails=0;$/)
  assert.match(site, /proxy_next_upstream error timeout http_503;/)
  assert.doesNotMatch(site, /non_idempotent/)
  assert.match(readFileSync(join(root, 'deploy/back-in-a-minute.html'), 'utf8'), /<h1>Back in a minute<\/h1>/)
})

it('nginx serves with the process that is there, and says when none is', { skip }, async () => {
  const [http, https, shop, second] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const { ca } = await startProxy(root, folder, { http, https, shop, second })
  const get = (path) =>
    new Promise((resolve, reject) => {
      const asked = request({ host: 'localhost', port: https, path, ca }, (answer) => {
        let body = ''
        answer.on('data', (chunk) => (body += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }))
      })
      asked.on('error', reject)
      asked.end()
    })
  let none
  // It may not listen yet.
  for (let tries = 0; none === undefined && tries < 50; tries++)
    none = await get('/').catch(() => new Promise((goOn) => setTimeout(goOn, 100)))
  assert.equal(none.status, 503)
  assert.match(none.body, /Back in a minute/)
  assert.equal(none.headers['retry-after'], '10')
  const refused = await get('/api/products')
  assert.equal(refused.status, 503)
  assert.equal(JSON.parse(refused.body).code, 'UNAVAILABLE')

  const alive = createServer((_, answer) => answer.end('here')).listen(second, '127.0.0.1')
  for (let tries = 0; tries < 10; tries++) assert.equal((await get('/')).body, 'here')
  alive.closeAllConnections()
  alive.close()
})
