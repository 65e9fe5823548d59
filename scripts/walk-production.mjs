/**
 * `npm run walk:production`: follows the runbook (docs/operating.md) from an empty folder to a paid order, and through
 * updates. A clone of the last commit installs, builds and runs in production behind nginx with TLS; a second Jaadi plays
 * payments, courier and SMS. Needs git, openssl and nginx. Prints a line for each step, and ends with 0, or with 1 and what went wrong.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'
import { Browser } from './walk/browser.mjs'
import { CUSTOMER, order as orderJars } from './walk/buying.mjs'
import { eventually, freePort, run, start, stopAll } from './walk/processes.mjs'
import { startProxy } from './walk/proxy.mjs'
import { keysFor, startStandIns } from './walk/stand-ins.mjs'
import { serviceIn, walkUpdates } from './walk/updates.mjs'

const ADMIN = { mobileNumber: '9000000009', pin: '704286' }
const OUTLET = {
  name: 'Kitchen',
  mobileNumberOutlet: '9000000020',
  otpOutlet: '482913',
  email: 'kitchen@jaadi.example',
  address: '4 Back Lane, L.B Nagar',
}
/** Enough for all who buy while the shop is updated. */
const JARS = 2_000
const JAR = {
  materialType: 'FG',
  variantType: 'CHICKEN',
  variantOil: 'CP_PO',
  variantSpicy: 'MEDIUM',
  variantWeight: '1kg',
  description: 'Chicken pickle',
  price: '849',
  netWeight: '1000',
  grossWeight: '1420',
}
const folder = mkdtempSync(join(tmpdir(), 'jaadi-walk-'))
/** Where updates put releases, and what the first one is a clone of. */
const home = join(folder, 'shop')
const repository = join(folder, 'repository')
const shop = join(home, 'current')
const settings = join(folder, 'shop.env')
const begun = performance.now()
let steps = 0

function expect(what, holds) {
  if (!holds) throw new Error(`Not so: ${what}`)
}

async function step(what, work) {
  const started = performance.now()
  const result = await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${String(++steps).padStart(2)}. ${what} (${seconds} s)`)
  return result
}

const npm = (...args) => run('npm', args, { cwd: shop })

async function install() {
  await run('git', ['clone', '--quiet', `file://${root}`, repository])
  await run('git', ['clone', '--quiet', `file://${repository}`, join(home, 'releases', 'first')])
  symlinkSync('releases/first', shop)
}

/** @returns the running shop, once it says where it listens. */
async function startShop() {
  const server = start('npm', ['start'], { cwd: shop })
  await server.until(/Shop +http/)
  return server
}

function writeEnvironment(variables) {
  const known = readFileSync(join(shop, '.env.example'), 'utf8')
  for (const name of Object.keys(variables)) expect(`.env.example names ${name}`, known.includes(`#${name}=`))
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(settings, lines.join(''), { mode: 0o600 })
  symlinkSync(settings, join(shop, '.env'))
}

async function checkDoors({ ca, http, https }) {
  const plain = await fetch(`http://127.0.0.1:${http}/cart?x=1`, {
    redirect: 'manual',
    headers: { host: 'localhost' },
  })
  expect('http leads to https', plain.headers.get('location') === `https://localhost:${https}/cart?x=1`)
  const visitor = new Browser(`https://localhost:${https}`, ca)
  const ready = await visitor.send('GET', '/api/health/ready')
  expect('it is ready', ready.status === 200)
  const home = await visitor.send('GET', '/userhomepage')
  expect(`the shop opens: ${home.status}`, home.status === 200 && String(home.body).includes('<h1'))
  expect('browsers are told to stay on https', 'strict-transport-security' in home.headers)
  for (const path of ['/sandbox/outbox', '/sandbox/cashfree/v3/cashfree.js', '/api/admin/orders'])
    expect(`${path} is closed`, [401, 404].includes((await visitor.send('GET', path)).status))
}

/** What the owner enters in the console before anything can be sold. */
async function openStock(boss, outlet, product) {
  const what = { outlet: outlet._id, product: product.Id, quantity: JARS, price: 210 }
  await boss.do('POST', '/api/admin/stock/opening', { ...what, reason: 'On the shelf before the start' })
}

async function fillShop(boss) {
  await boss.signIn(ADMIN.mobileNumber, () => ADMIN.pin)
  const { outlet } = await boss.do('POST', '/api/Outlets', OUTLET)
  const { product } = await boss.do('POST', '/api/products', JAR)
  return { outlet, product }
}

/** Within so long a live screen shows a change. */
const SOON_MS = 2_000
/** Longer than nginx waits for a server that says nothing. */
const PATIENCE_MS = 65_000

/** nginx neither gathers the stream nor ends it. */
async function watch(boss, outlet) {
  const stream = boss.listen('/api/live')
  await stream.hears('event: ready', SOON_MS)
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await boss.do('PUT', `/api/admin/outlets/${outlet._id}`, { ...OUTLET, address: '5 Back Lane, L.B Nagar' })
  await stream.hears('"outlet"', SOON_MS)
  stream.end()
}

async function buy(customer, standIns, product) {
  await customer.signIn(CUSTOMER, () => standIns.lastCode(CUSTOMER))
  const order = await orderJars(customer, standIns, product)
  const told = await eventually('the webhook', async () =>
    (await standIns.webhooks(order.order_extid)).find(({ state }) => state === 'delivered'),
  )
  expect('the shop took the webhook, which came through nginx', told.lastStatus === 200)
  const { orders } = await customer.do('GET', '/api/orders')
  const [paid] = orders
  expect('the order is paid by the webhook alone', paid.paymentStatus === 'Completed')
  return paid
}

async function drill() {
  const copies = join(folder, 'copies')
  await npm('run', 'backup', '--', copies)
  const env = { DATA_DIR: join(folder, 'restored') }
  const said = await run('npm', ['run', 'restore', '--', copies], { cwd: shop, env })
  expect('the copy adds up', said.includes('drift 0'))
}

const environmentOf = (port, origin, standIns) => ({
  NODE_ENV: 'production',
  PORT: port,
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'nightly'),
  PUBLIC_URL: origin,
  TRUST_PROXY: '127.0.0.1',
  GEOCODER_URL: 'off',
  ...keysFor(standIns.origin),
})

async function missSecret() {
  const refused = start('npm', ['start'], { cwd: shop })
  expect('it ends with 1', (await refused.ended) === 1)
  expect('it names SESSION_SECRET', refused.printed().includes('SESSION_SECRET'))
}

const makeAdmin = () =>
  run('npm', ['run', 'admin:create', '--', '--mobile', ADMIN.mobileNumber], {
    cwd: shop,
    input: `${ADMIN.pin}\n`,
  })

async function walk() {
  ensureInstalled()
  await ensureBuilt()
  const [http, https, port] = [await freePort(), await freePort(), await freePort()]
  const origin = `https://localhost:${https}`
  await step('a clone of the last commit is the first release in an empty folder', install)
  const { ca, certificate } = await step('nginx listens with deploy/nginx.conf and a certificate', () =>
    startProxy(root, join(folder, 'proxy'), { http, https, shop: port }),
  )
  const standIns = await step('stand-ins play payments, courier and SMS', () =>
    startStandIns(root, join(folder, 'stand-ins'), certificate),
  )
  writeEnvironment(environmentOf(port, origin, standIns))
  await step('without a SESSION_SECRET it installs, builds, and says what is missing', missSecret)
  writeFileSync(settings, `SESSION_SECRET=${randomBytes(32).toString('hex')}\n`, { flag: 'a' })
  const first = await step('`npm start` opens an empty shop and says that there is no admin', startShop)
  expect('it says so', first.printed().includes('There is no admin yet'))
  expect('Ctrl-C ends it with 0', (await first.stop('SIGINT')) === 0)
  await step('`npm run admin:create` makes the first admin', makeAdmin)
  const second = await step('the shop starts again', startShop)
  expect('it misses no admin', !second.printed().includes('There is no admin yet'))
  await step('http leads to https, sandboxes are closed, staff calls need staff', () =>
    checkDoors({ ca, http, https }),
  )
  const boss = new Browser(origin, ca)
  const { outlet, product } = await step('the admin signs in and enters an outlet and a jar', () =>
    fillShop(boss),
  )
  await step(`${JARS} jars that stood on the shelf are booked in`, () => openStock(boss, outlet, product))
  await step('a live screen hears of a change through nginx, also after a minute', () => watch(boss, outlet))
  expect('SIGTERM ends it with 0', (await second.stop()) === 0)
  const service = serviceIn(home)
  await step('the shop starts a third time, as a service', async () => {
    await service.start()
    await eventually('the shop', () => readFileSync(service.log, 'utf8').includes('Jaadi is ready'))
  })
  const customer = new Browser(origin, ca)
  const order = await step(
    'a customer signs in by SMS, orders two jars and pays; the webhook settles it',
    () => buy(customer, standIns, product),
  )
  await step('a backup beside the running shop is restored elsewhere and adds up', drill)
  const seen = await boss.do('GET', '/api/admin/orders')
  expect(
    'staff see the order, signed in since before the last start',
    seen.some(({ orderId }) => orderId === order.orderId),
  )
  await walkUpdates({ step, folder, home, repository, customer, standIns, product, expect })
  await service.stop()
  console.log(`\nFrom an empty folder to the paid order ${order.orderId} of ₹${order.finalPrice}:`)
  console.log(`${steps} steps, ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`)
}

try {
  await walk()
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`What was made is left in ${folder}.`)
  process.exitCode = 1
} finally {
  await serviceIn(home).stop()
  await stopAll()
}
