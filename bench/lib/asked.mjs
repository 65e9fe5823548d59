const DAY_MS = 86_400_000
const dayOf = (daysAgo) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)

/** Values of filters beside the example of the rule: rare ones, frequent ones, and all that a tab shows. */
const VALUES = {
  orders: {
    q: ['himayatnagar', 'rao', 'hyderabad', 'zzyzx'],
    work: ['to-pack', 'to-ship', 'unpaid'],
    deleted: [true, false],
    deliveryStatus: ['Pending', 'Packed', 'Shipped', 'Delivered', 'Cancelled'],
    paymentStatus: ['Pending', 'Completed', 'Refund Completed'],
    channel: ['shop', 'phone', 'whatsapp', 'counter'],
    from: [dayOf(30), dayOf(700)],
    to: [dayOf(700), dayOf(30)],
  },
  customers: {
    q: ['rao', 'hyderabad', 'sravani'],
    standing: ['new', 'returning', 'regular', ['new', 'returning']],
    hasOpenIssue: [true, false],
    lastOrderTo: [dayOf(90), dayOf(700)],
  },
  stock: {
    materialType: ['FG', 'RM', 'SG'],
    noStockConfirmed: [true, false],
    expired: [true, false],
    state: ['quarantined', 'usable'],
    stockPresent: [true, false],
    q: ['FG', 'FG-25'],
    from: [dayOf(30), dayOf(700)],
    to: [dayOf(700), dayOf(30)],
  },
  products: { materialType: ['FG', 'RM'], activeFlag: [true, false], q: ['chicken', 'kg'] },
  reservations: { status: ['Reserved', 'Production Completed'], reservationId: ['R-H'] },
  issues: { status: ['Open', 'Resolved'], q: ['rao', 'lid oil', 'zzyzx'] },
  reviews: { approved: [null, true, false] },
  audit: {
    actorRole: ['ops', 'admin', null],
    action: ['order.', 'order.packed', 'stock.'],
    subject: ['order:', 'order:P-7'],
    actor: ['9'],
    from: [dayOf(60), dayOf(300)],
    to: [dayOf(300), dayOf(60)],
  },
  'payment-reviews': { state: ['open', 'resolved'], reason: ['late-payment', 'amount-mismatch'] },
  expenses: { from: [dayOf(60), dayOf(700)], to: [dayOf(700), dayOf(60)] },
}

const valuesOf = ({ resource, filters }) =>
  Object.entries(filters).map(([name, { example }]) => [name, VALUES[resource]?.[name] ?? [example]])

/** What is asked of a list: no filter, each by each of its values, and each two together. */
export function filtersOf(rules) {
  const values = valuesOf(rules)
  const single = values.flatMap(([name, all]) => all.map((value) => ({ [name]: value })))
  const pairs = values.flatMap(([name, [value]], at) =>
    values.slice(at + 1).map(([other, [second]]) => ({ [name]: value, [other]: second })),
  )
  return [{}, ...single, ...pairs]
}

export const sortsOf = ({ sorts }) =>
  ['id', ...Object.keys(sorts)].flatMap((field) => [
    [field, 'ASC'],
    [field, 'DESC'],
  ])
