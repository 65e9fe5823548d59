import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { countMatches, readList } from '../../../../platform/lists/read-list.js'
import { type Condition, type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { UNPAID_AND_ALIVE } from '../../../sales/orders/domain/guards.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { type RefundStatus } from '../domain/refund.js'
import { PaymentDocument } from '../schemas/payment.schema.js'
import { PaymentCaseDocument } from '../schemas/payment-case.schema.js'
import { RefundDocument } from '../schemas/refund.schema.js'
import { type CaseAction, caseActions } from './domain/case-actions.js'

export interface CaseRow {
  paymentCase: Readonly<PaymentCaseDocument>
  refund: { id: string; status: RefundStatus } | null
}

/** A case with all that a decision about it needs. */
export interface CaseDetail extends CaseRow {
  payment: Readonly<PaymentDocument> | null
  order: StoredOrder
  actions: CaseAction[]
}

/** The staff's list of payments to look at. */
@Injectable()
export class PaymentCaseQueries {
  constructor(
    @InjectModel(PaymentCaseDocument.name) private readonly cases: Model<PaymentCaseDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly orders: OrderQueries,
  ) {}

  /** How many cases match each of the filters. */
  counts(filters: readonly Condition[]): Promise<number[]> {
    return countMatches(this.cases, filters)
  }

  async page(request: ListRequest): Promise<ListPage<CaseRow>> {
    const page = await readList(this.cases, request)
    return { ...page, rows: await this.withRefunds(page.rows) }
  }

  /** @throws NotFound */
  async byId(id: string): Promise<CaseRow> {
    const paymentCase = await this.cases.findById(id).lean()
    const [row] = paymentCase ? await this.withRefunds([paymentCase]) : []
    if (!row) throw new NotFound('The payment')
    return row
  }

  /** @throws NotFound */
  async detail(id: string): Promise<CaseDetail> {
    const row = await this.byId(id)
    const { state, orderId, paymentId } = row.paymentCase
    const payment =
      paymentId === null ? null : await this.payments.findById(paymentId).lean<PaymentDocument>()
    const order = await this.orders.resolve(orderId)
    const isOrderUnpaid = UNPAID_AND_ALIVE.holds(order)
    const actions = caseActions({ state, payment, refund: row.refund?.status ?? null, isOrderUnpaid })
    return { ...row, payment, order, actions }
  }

  private async withRefunds(cases: Readonly<PaymentCaseDocument>[]): Promise<CaseRow[]> {
    const paymentIds = cases.flatMap(({ paymentId }) => paymentId ?? [])
    // The newest refund is used: an earlier one may have failed.
    const found = await this.refunds
      .find({ paymentId: { $in: paymentIds } })
      .sort({ createdAt: 1 })
      .lean()
    const refunds = new Map(found.map(({ _id: id, paymentId, status }) => [paymentId, { id, status }]))
    return cases.map((paymentCase) => ({
      paymentCase,
      refund: refunds.get(paymentCase.paymentId ?? '') ?? null,
    }))
  }
}
