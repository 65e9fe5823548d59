/** What people do with the shop of a soak, and what it has acknowledged to them. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN } from '../../bench/lib/app.mjs'
import { Browser } from '../../bench/lib/browser.mjs'
import { checkOut, signedIn } from '../../bench/lib/checkout.mjs'
import { goodsOf, reading } from '../../bench/lib/mix.mjs'

const BUYERS = 4
const PIN = '500001'
/** Rests between two things that one of them does. */
const REST_MS = { buyer: 250, visitor: 100, staff: 200, packer: 1_000, storeroom: 2_000 }
/** How many slips are printed together. */
const SLIPS = 10
const SACK = { quantity: 10, price: 210 }
/** What a count finds too little of a sack. */
const LOST = 0.5
/** Of an order, a payment or a session: what is refused is counted without it. */
const LONG_ID = /[\w-]{20,}/g
const milli = (quantity) => Math.round(quantity * 1000)

export class People {
  /** What the shop has acknowledged: `Soak` of the judge tells the form. */
  orders = new Map()
  batches = new Map()
  /** Answers that may never be. */
  faults = []
  /** How often what was refused or broken off, by what it was. */
  refusals = new Map()
  answers = 0
  #times = []
  #paid = []
  #isOver = false
  #work

  /** @param {string} provider address of the payment provider */
  constructor(provider) {
    this.provider = provider
  }

  /** @returns an admin who is signed in; nights and months are this admin's work too */
  async begin(url) {
    this.admin = new Browser(url, '10.6.0.1')
    await this.admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    await letOrdersPileUp(this.admin)
    const visitor = new Browser(url, '10.6.0.2')
    const { sold, orders } = await goodsOf({ visitor, admin: this.admin })
    const [pages, ...screens] = reading({ visitor, admin: this.admin, orders })
    const customers = await signedIn(url, BUYERS)
    const sacks = await this.#sacks()
    this.#work = Promise.all([
      ...customers.map((customer, nth) =>
        this.#lane(REST_MS.buyer, (turn) => this.#buy(customer, sold[turn % sold.length], nth)),
      ),
      this.#lane(REST_MS.visitor, pages.work),
      ...screens.map(({ work }) => this.#lane(REST_MS.staff, work)),
      this.#lane(REST_MS.packer, () => this.#pack()),
      this.#lane(REST_MS.storeroom, () => this.#receive(sacks)),
      this.#lane(REST_MS.storeroom, () => this.#count()),
    ])
    return this.admin
  }

  /** Resolves once nobody does anything any more. */
  async end() {
    this.#isOver = true
    await this.#work
  }

  /** The time that 95 of 100 of what was done since the last call took, in milliseconds. */
  p95() {
    const sorted = this.#times.splice(0).sort((a, b) => a - b)
    return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  }

  /** Notes what went wrong; a shop that is killed or frozen breaks off much, and that is no fault. */
  refused(error) {
    const [what] = error.message.split(' {')
    const [, call = what] = /^(\w+ [^?: ]+)/.exec(what.replaceAll(LONG_ID, '<id>')) ?? []
    const [, status] = /: (\d{3})\b/.exec(what) ?? []
    if (status === '500') this.faults.push(error.message)
    const kind = status === undefined ? (error.code ?? what) : `${call}: ${status}`
    this.refusals.set(kind, (this.refusals.get(kind) ?? 0) + 1)
    return status
  }

  async #lane(rest, work) {
    for (let turn = 0; !this.#isOver; turn++) {
      const begun = performance.now()
      try {
        await work(turn)
        this.answers += 1
        this.#times.push(performance.now() - begun)
      } catch (error) {
        // A day that the clock jumps may end a session.
        if (this.refused(error) === '401')
          await this.admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin).catch((again) => this.refused(again))
      }
      await sleep(rest)
    }
  }

  async #buy(customer, { Id }, nth) {
    const noteOrder = ({ orderId, finalPrice }) =>
      this.orders.set(orderId, { paise: Math.round(finalPrice * 100), paid: false })
    const signIn = (error) => {
      if (!error.message.includes(': 401')) throw error
      return customer.signIn(`7${String(nth).padStart(9, '0')}`).then(() => null)
    }
    const { provider } = this
    const way = { browser: customer, provider, Id, pin: PIN, address: `${nth} Main Road`, noteOrder }
    const id = await checkOut(way).catch(signIn)
    if (id === null) return
    this.orders.get(id).paid = true
    this.#paid.push(id)
  }

  async #pack() {
    const some = this.#paid.splice(0, SLIPS)
    for (const id of some)
      await this.admin.ask('PUT', `/api/admin/orders/${id}/assign-by-fefo`, { useShort: true })
    if (some.length === 0) return
    await this.admin.ask('GET', `/api/admin/packing/slips?orders=${some.join(',')}`)
    await this.admin.ask('GET', `/api/orders/${some[0]}/invoice`)
  }

  async #sacks() {
    const [{ _id: outlet }] = await this.admin.ask('GET', '/api/outlets')
    const { products } = await this.admin.ask('GET', '/api/products?materialType=RM')
    return products.map(({ Id: product }) => ({ ...SACK, outlet, product, confirmUnusual: true }))
  }

  async #receive(sacks) {
    const sack = sacks[this.batches.size % sacks.length]
    const { batchNumber } = await this.admin.ask('POST', '/api/stock', sack)
    this.batches.set(batchNumber, new Set([milli(SACK.quantity)]))
  }

  /** Counts the newest sack and books what is missing: until that is acknowledged, either may be in the books. */
  async #count() {
    const [batchNumber] = [...this.batches.keys()].slice(-1)
    if (batchNumber === undefined || this.batches.get(batchNumber).has(milli(SACK.quantity - LOST))) return
    const count = await this.admin.ask('POST', '/api/admin/counts', { clientId: randomUUID() })
    const now = new Date().toISOString()
    const line = { clientLineId: randomUUID(), batchNumber, counted: SACK.quantity - LOST, countedAt: now }
    const lines = [{ ...line, seenRemaining: SACK.quantity }]
    await this.admin.ask('PUT', `/api/admin/counts/${count._id}/lines`, { sentAt: now, lines })
    this.batches.get(batchNumber).add(milli(SACK.quantity - LOST))
    await this.admin.ask('POST', `/api/admin/counts/${count._id}/book`, { confirmUnusual: true })
    this.batches.get(batchNumber).delete(milli(SACK.quantity))
  }
}

/** What a kill leaves unpaid waits for its time to be over; nobody is kept from ordering meanwhile. */
async function letOrdersPileUp(admin) {
  const { version, holdLimits } = await admin.ask('GET', '/api/admin/settings')
  const more = { ...holdLimits, orders: 100, jars: 1_000 }
  await admin.ask('PUT', '/api/admin/settings', { version, holdLimits: more })
}
