import { type Connection, Types } from 'mongoose'
import { paise } from '../../kernel/amounts/money.js'
import { jars } from '../../kernel/amounts/quantity.js'
import { DAY_MS, istDay } from '../../kernel/dates/ist.js'
import { EXPENSE_TYPES } from '../../modules/money/expenses/domain/expense-types.js'
import { ExpenseDocument } from '../../modules/money/expenses/schemas/expense.schema.js'
import { PaymentCaseDocument } from '../../modules/money/payments/schemas/payment-case.schema.js'
import { AUDIT_DAYS, AuditEntryDocument } from '../../modules/office/audit/schemas/audit-entry.schema.js'
import { CONSENT_VERSIONS } from '../../modules/office/subscriptions/domain/consent.js'
import { SubscriberDocument } from '../../modules/office/subscriptions/schemas/subscriber.schema.js'
import { OrderDocument } from '../../modules/sales/orders/schemas/order.schema.js'
import { issueDue } from '../../modules/sales/support/domain/issue.js'
import { issueWords } from '../../modules/sales/support/domain/issue-words.js'
import { IssueDocument } from '../../modules/sales/support/schemas/issue.schema.js'
import { BomDocument } from '../../modules/stock/bom/schemas/bom.schema.js'
import { ProductDocument } from '../../modules/stock/catalog/schemas/product.schema.js'
import { runRecipeOf } from '../../modules/stock/runs/keeping/run-recipes.service.js'
import { RunDocument, type RunRecipe } from '../../modules/stock/runs/schemas/run.schema.js'
import { DEMO_STAFF, type DemoContext, rupees } from '../demo-context.js'
import { packedAt, reviewedAt, shippedAt } from '../past-order.js'
import { Random } from '../random.js'
import { type Row, RowMaker } from './rows.js'

const ROWS_A_CHUNK = 1000
/** For each kind of record, how many orders there are to one. */
const EVERY = { issue: 50, paymentReview: 500, expense: 30, subscriber: 40, reservation: 20 }

type PastOrderRow = Pick<
  OrderDocument,
  '_id' | 'orderId' | 'externalId' | 'contactName' | 'mobileNumber' | 'orderDate' | 'finalPaise'
>
type Kind = 'issues' | 'audit' | 'reviews' | 'expenses' | 'subscribers' | 'reservations'

/** What a long history has besides its orders: issues, payments to look at, the audit log, production, expenses. */
export async function seedSideRecords(demo: DemoContext, connection: Connection): Promise<void> {
  const rows = makers(demo)
  const waiting = new Map<Kind, Row[]>()
  const flush = async (kind: Kind): Promise<void> => {
    const batch = waiting.get(kind) ?? []
    waiting.set(kind, [])
    await connection.transaction((session) => rows[kind].insert(batch, session))
  }
  const add = async (kind: Kind, row: Row, at: Date): Promise<void> => {
    const batch = waiting.get(kind) ?? []
    waiting.set(kind, batch)
    batch.push(rows[kind].make(row, at))
    if (batch.length >= ROWS_A_CHUNK) await flush(kind)
  }
  const bom = await demo.model(BomDocument).findOne().sort({ _id: 1 }).lean()
  const materials = await demo
    .model(ProductDocument)
    .find({ materialType: { $ne: 'FG' } })
    .lean()
  const products = new Map(materials.map((product) => [String(product._id), product]))
  const random = new Random(7)
  const fields = { orderId: 1, externalId: 1, contactName: 1, mobileNumber: 1, orderDate: 1, finalPaise: 1 }
  const orders = demo
    .model(OrderDocument)
    .find({}, fields)
    .sort({ orderDate: 1, _id: 1 })
    .lean<PastOrderRow>()
  let nth = 0
  for await (const order of orders.cursor()) {
    nth++
    const at = reviewedAt(order.orderDate)
    if (nth % EVERY.issue === 0) await add('issues', issueOf(order, at, random), at)
    if (nth % EVERY.paymentReview === 0) await add('reviews', paymentReviewOf(order, random), at)
    if (nth % EVERY.expense === 0) await add('expenses', expenseOf(order, random), at)
    if (nth % EVERY.subscriber === 0) await add('subscribers', subscriberOf(nth, at), at)
    if (nth % EVERY.reservation === 0 && bom)
      await add('reservations', reservationOf(bom._id, runRecipeOf(bom, products), nth, at), at)
    if (demo.now.getTime() - order.orderDate.getTime() < AUDIT_DAYS * DAY_MS)
      for (const entry of auditOf(order)) await add('audit', entry, entry.at)
  }
  for (const kind of waiting.keys()) await flush(kind)
}

function makers(demo: DemoContext): Record<Kind, RowMaker> {
  const maker = (type: Parameters<DemoContext['model']>[0], stamped: boolean) =>
    new RowMaker(demo.model(type) as never, stamped)
  return {
    issues: maker(IssueDocument, true),
    audit: maker(AuditEntryDocument, false),
    reviews: maker(PaymentCaseDocument, true),
    expenses: maker(ExpenseDocument, true),
    subscribers: maker(SubscriberDocument, false),
    reservations: maker(RunDocument, true),
  }
}

function issueOf({ _id, orderId, contactName, mobileNumber }: PastOrderRow, at: Date, random: Random) {
  const said = (sender: string, role: string, message: string) => ({ sender, role, message, timestamp: at })
  const status = random.below(100) < 97 ? ('Resolved' as const) : ('Open' as const)
  const clocks = { openedAt: at, waitsSince: null }
  const answer = said('Srinu', 'ops', 'We are sorry. A new jar goes out tomorrow.')
  const issue = {
    _id: new Types.ObjectId(),
    order: _id,
    orderId,
    mobileNumber,
    subject: 'Jar arrived damaged',
    description: 'The lid was loose and some oil has leaked.',
    status,
    messages: [said(mobileNumber, 'user', 'The lid was loose and some oil has leaked.'), answer],
    lastMessage: answer,
    ...clocks,
    dueAt: issueDue(status, clocks).dueAt,
  }
  return { ...issue, words: issueWords(issue, contactName) }
}

function paymentReviewOf({ _id, orderId, externalId, finalPaise }: PastOrderRow, random: Random) {
  return {
    _id: `late-payment:${externalId}`,
    reason: random.pick(['late-payment', 'double-payment', 'amount-mismatch']),
    state: random.below(100) < 95 ? 'resolved' : 'open',
    order: _id,
    orderId,
    reference: externalId,
    expectedPaise: finalPaise,
    gotPaise: finalPaise,
    currency: 'INR',
    note: 'It came after the order was cancelled.',
  }
}

function expenseOf({ orderDate }: PastOrderRow, random: Random) {
  return {
    date: istDay(orderDate),
    type: random.pick([...EXPENSE_TYPES]),
    amountPaise: paise(10_000 + random.below(90_000)),
    description: 'As every month',
    createdBy: DEMO_STAFF,
  }
}

function subscriberOf(nth: number, at: Date) {
  return {
    email: `subscriber${nth}@example.com`,
    token: `history-${nth}`,
    active: nth % 7 > 0,
    consentVersion: CONSENT_VERSIONS[0],
    consentAt: at,
  }
}

function reservationOf(bomId: Types.ObjectId, recipe: RunRecipe, nth: number, at: Date) {
  return {
    reservationId: `R-H${String(nth).padStart(7, '0')}`,
    bomId,
    recipe,
    quantityToProduceMilli: jars(20),
    reservedBy: 'Srinu',
    reservedAt: at,
    status: 'Production Completed',
    // The batches of past runs are used up and deleted.
    components: recipe.components.map(({ product, stockMilli, unit }, index) => ({
      productId: product,
      requiredMilli: stockMilli,
      unit,
      batches: [
        {
          stockId: new Types.ObjectId(),
          batchNumber: `RM-H${nth}-${index}`,
          reservedMilli: stockMilli,
          usedMilli: stockMilli,
          pricePaise: rupees(90),
          costPricePaise: rupees(90),
        },
      ],
      costPricePaise: rupees(90),
    })),
    completedAt: at,
    completedBy: DEMO_STAFF,
  }
}

function auditOf({ orderId, orderDate }: PastOrderRow) {
  const staff = {
    actor: DEMO_STAFF,
    actorRole: 'ops',
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    changes: [],
  }
  const entry = (action: string, at: Date) => ({ ...staff, action, subject: `order:${orderId}`, at })
  return [
    entry('order.assign-stock', packedAt(orderDate)),
    entry('order.packed', packedAt(orderDate)),
    entry('order.create-shipment', shippedAt(orderDate)),
  ]
}
