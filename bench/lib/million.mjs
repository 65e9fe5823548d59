const DAY_MS = 86_400_000
/** Both are swept by the engine: events after a year, the audit log a little later. */
const EVENTS_DAYS = 360
const AUDIT_DAYS = 390
const PORTION = 2_000

async function countOf(db) {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)
  const counts = await Promise.all(names.map((name) => db.collection(name).estimatedDocumentCount()))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The provider's event about a payment. */
const eventOf = ({ _id, externalId, orderDate, finalPaise }) => ({
  _id: `PAYMENT_SUCCESS_WEBHOOK:${_id}`,
  type: 'PAYMENT_SUCCESS_WEBHOOK',
  reference: externalId,
  outcome: 'applied',
  receivedAt: orderDate,
  body: JSON.stringify({
    data: {
      order: { order_id: externalId, order_amount: finalPaise / 100, order_currency: 'INR' },
      payment: { cf_payment_id: String(_id), payment_status: 'SUCCESS', payment_method: { upi: {} } },
      customer_details: { customer_id: String(_id), customer_phone: '9876543210' },
    },
    event_time: orderDate.toISOString(),
    type: 'PAYMENT_SUCCESS_WEBHOOK',
  }),
})

/** An audit entry of a person who signed in. */
const entryOf = (nth, at) => ({
  at,
  action: 'sign-in.done',
  actorId: null,
  actor: `98xxxxx${String(nth % 1000).padStart(3, '0')}`,
  actorRole: 'user',
  subject: `account:${nth % 10_000}`,
  address: `203.0.${nth % 250}.7`,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  changes: [],
})

async function addEvents(db) {
  const since = new Date(Date.now() - EVENTS_DAYS * DAY_MS)
  const fields = { externalId: 1, orderDate: 1, finalPaise: 1 }
  let portion = []
  const write = async () => {
    if (portion.length > 0) await db.collection('paymentevents').insertMany(portion)
    portion = []
  }
  for await (const order of db
    .collection('orders')
    .find({ orderDate: { $gt: since } }, { projection: fields })) {
    portion.push(eventOf(order))
    if (portion.length === PORTION) await write()
  }
  await write()
}

async function addEntries(db, many) {
  const first = Date.now() - AUDIT_DAYS * DAY_MS
  for (let from = 0; from < many; from += PORTION)
    await db.collection('auditlog').insertMany(
      Array.from({ length: Math.min(PORTION, many - from) }, (_, at) => {
        const nth = from + at
        return entryOf(nth, new Date(first + ((nth + 1) / many) * (AUDIT_DAYS - 1) * DAY_MS))
      }),
    )
}

/**
 * Fills a shop with a history up to so many documents in all, with what else comes in: events of the provider, and the
 * audit log's entries of people who signed in. What is there already counts.
 * @returns how many documents there are then
 */
export async function fillUp(db, documents) {
  if ((await db.collection('paymentevents').estimatedDocumentCount()) < PORTION) await addEvents(db)
  const missing = documents - (await countOf(db))
  if (missing > 0) await addEntries(db, missing)
  return countOf(db)
}
