import type { BatchOption, DashboardSummary, Session, StaffOrder, StaffOrderItem } from '../data/api-types.js'

export const aSession = (part: Partial<Session> = {}): Session => ({
  mobileNumber: '9000000001',
  role: 'admin',
  name: 'Sujatha',
  ...part,
})

export const anItem = (part: Partial<StaffOrderItem> = {}): StaffOrderItem => ({
  id: 'FG-0001',
  _id: 'product1',
  description: '',
  image: '/images/products/chicken.svg',
  linePrice: 849,
  canReview: false,
  product: { _id: 'product1', Id: 'FG-0001', name: 'CHICKEN RO_PO HIGH 1kg', description: '' },
  productName: 'CHICKEN RO_PO HIGH 1kg',
  name: 'CHICKEN RO_PO HIGH 1kg',
  quantity: 1,
  price: 849,
  batchNumber: null,
  allocations: [],
  priceUnit: 'PC',
  ...part,
})

/** A paid order that waits to be packed. */
export const anOrder = (part: Partial<StaffOrder> = {}): StaffOrder => ({
  _id: 'order1',
  orderId: 'P-7KQ4-M2XD',
  order_extid: 'EXT-7KQ4',
  orderDate: '2026-11-20T19:00:00.000Z',
  contactName: 'Lakshmi N',
  contactNumber: '9876543210',
  mobileNumber: '9876500000',
  email: 'lakshmi@example.com',
  address: 'Flat 402, Road No. 3',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500060',
  orderStatus: 'Placed',
  paymentStatus: 'Completed',
  deliveryStatus: 'Pending',
  totalPrice: 849,
  deliveryCost: 118.5,
  finalPrice: 967.5,
  issueStatus: null,
  refundAmount: null,
  refundState: null,
  refundReference: null,
  invoiceUrl: null,
  creditNoteUrl: null,
  tax: null,
  cancellationRefund: null,
  waybill: null,
  trackingUrl: null,
  courierStatus: null,
  paymentReview: null,
  archivedAt: null,
  paymentUnderReview: false,
  holdExpiresAt: null,
  timeline: [],
  canCancel: false,
  canRetryPayment: false,
  canDelete: false,
  canRaiseIssue: false,
  items: [anItem()],
  ...part,
})

export const aBatch = (part: Partial<BatchOption> = {}): BatchOption => ({
  _id: 'batch1',
  batchNumber: 'FG-261121-001',
  remainingQuantity: 24,
  createdAt: '2026-11-12T05:00:00.000Z',
  ...part,
})

/** The part of the shop's profile that a parcel needs. */
export const aShop = () => ({
  name: 'Jaadi',
  phone: '9000000001',
  address: { line: 'L.B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
})

export const aSummary = (part: Partial<DashboardSummary> = {}): DashboardSummary => ({
  toPack: 12,
  toShip: 3,
  unpaid: 4,
  lowStock: 2,
  openIssues: 0,
  reviewsWaiting: 5,
  paymentsToLookAt: 1,
  ...part,
})
