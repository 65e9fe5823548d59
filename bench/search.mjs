import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { loadBesideBare } from './lib/load.mjs'
import { pageOf, pathOf, withPages } from './lib/pages.mjs'
import { sumUp } from './lib/sum-up.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 2_000)

export const title = `The console's search among ${ORDERS} orders and ${PRODUCTS} products: each text asks every kind of record at once`

const SAMPLES = 12
/** As the search dialog of the console asks: the first four of each kind. */
const MOST_OF_A_KIND = 4
const KINDS = [
  ['orders', ['orderDate', 'DESC'], 'q'],
  ['customers', ['lastOrderAt', 'DESC'], 'q'],
  ['products', ['Id', 'ASC'], 'q'],
  ['stock', ['receivedOn', 'DESC'], 'q'],
  ['reservations', ['reservedAt', 'DESC'], 'reservationId'],
  ['suppliers', ['name', 'ASC'], 'q'],
  ['issues', ['updatedAt', 'DESC'], 'q'],
]

/** Search texts, from the rarest word to one that a fifth of all orders have. */
const TEXTS = {
  'a whole number': ({ mobileNumber }) => mobileNumber,
  'the last four of a number': ({ mobileNumber }) => mobileNumber.slice(-4),
  'the last six of a number and a name': ({ mobileNumber, contactName }) =>
    `${contactName.split(' ')[0]} ${mobileNumber.slice(-6)}`,
  'a waybill': ({ waybill }) => waybill,
  'an id without its dashes': ({ orderId }) => orderId.replaceAll('-', '').toLowerCase(),
  'a whole name': ({ contactName }) => contactName,
  'a name and a place, turned around': ({ contactName, city }) =>
    `${city.slice(0, 5)} ${contactName.split(' ').toReversed().join(' ')}`,
  'a surname': ({ contactName }) => contactName.split(' ').at(-1),
  'a locality': () => 'Himayatnagar',
  'a place': ({ city }) => city,
  'a place as it is typed': ({ city }, at) => city.slice(0, 2 + (at % 4)),
  'two places, which no order has': () => 'hyderabad kochi',
  'a batch': (_, at) => `FG-26${at}`,
  'a run': (_, at) => `R-H00000${at}`,
  'what every issue tells': (_, at) => ['lid', 'leaked', 'damaged jar'][at % 3],
  'a pickle': (_, at) => ['chicken', 'gongura peanut', 'lemon', 'mango 1kg'][at % 4],
  nobody: () => 'zzyzx',
}

const askAll = (text) =>
  KINDS.map(([resource, sort, name]) =>
    pathOf(resource, { filter: { [name]: text }, sort, range: [0, MOST_OF_A_KIND - 1] }),
  )

/** Orders from all ages of the shop. */
async function samples(admin) {
  const found = []
  for (let turn = 0; turn < SAMPLES; turn++) {
    const at = Math.floor((ORDERS * (turn + 0.5)) / SAMPLES)
    found.push(...(await admin.ask('GET', pathOf('orders', { range: [at, at] }))))
  }
  return found
}

const textsOf = (orders, typed) => [...new Set(orders.map(typed).filter(Boolean))]

export const run = () =>
  withApp(
    async (app) => {
      const admin = new Browser(app.url, '10.5.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      await sumUp(admin)
      const orders = await samples(admin)
      const rows = await withPages(app, admin, async (measure) => {
        const measured = []
        for (const [name, typed] of Object.entries(TEXTS))
          measured.push(await measure(name, textsOf(orders, typed).map(askAll)))
        const all = Object.values(TEXTS).flatMap((typed) => textsOf(orders, typed))
        measured.push(await measure('all of these', all.map(askAll)))
        for (const [resource, , name] of KINDS) {
          const alone = all.map((text) => pageOf(resource, { filter: { [name]: text } }))
          measured.push(await measure(`all of these, of ${resource} alone`, alone))
        }
        return measured
      })
      const q = TEXTS['the last six of a number and a name'](orders[0])
      const beside = await loadBesideBare(app.url + pageOf('orders', { filter: { q } }), {
        cookie: admin.cookie,
      })
      return [...rows, { name: 'orders by a name and the end of a number, at 10 connections', ...beside }]
    },
    { history: ['--orders', String(ORDERS), '--products', String(PRODUCTS)] },
  )
