import {
  type BatchOption,
  type DashboardSummary,
  type OwnSecondFactor,
  type Session,
  type StaffOrder,
  type StaffOrderItem,
} from '../api/api-types.js'

export const aSession = (part: Partial<Session> = {}): Session => ({
  mobileNumber: '9000000001',
  role: 'admin',
  name: 'Sujatha',
  hasAddress: false,
  ...part,
})

/** A second factor that is off, where passkeys could be made. */
export const aSecondFactor = (part: Partial<OwnSecondFactor> = {}): OwnSecondFactor => ({
  since: null,
  app: false,
  passkeys: [],
  passkeysAt: 'http://localhost',
  recoveryCodesLeft: 0,
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
  title: 'Chicken Pickle, Refined peanut oil, High spice, 1 kg',
  words: { jar: 'Chicken Pickle', choices: ['Refined peanut oil', 'High spice', '1 kg'] },
  name: 'CHICKEN RO_PO HIGH 1kg',
  quantity: 1,
  price: 849,
  batchNumber: null,
  allocations: [],
  priceUnit: 'PC',
  canAssign: true,
  canUnassign: false,
  whyNot: { assign: null, unassign: 'It has no batch.' },
  ...part,
})

type Step = keyof StaffOrder['whyNot']

/** The server's answer about the steps of an order: these can be done, the others cannot, for one reason. */
export function allowing(...steps: Step[]) {
  const whyNot = (step: Step) => (steps.includes(step) ? null : 'Not now.')
  return {
    canAssign: steps.includes('assign'),
    canUnassign: steps.includes('unassign'),
    canShip: steps.includes('ship'),
    canDeliver: steps.includes('deliver'),
    canRestore: steps.includes('restore'),
    canRefund: steps.includes('refund'),
    whyNot: {
      assign: whyNot('assign'),
      unassign: whyNot('unassign'),
      pack: whyNot('pack'),
      ship: whyNot('ship'),
      cancelBooking: whyNot('cancelBooking'),
      correctAddress: whyNot('correctAddress'),
      deliver: whyNot('deliver'),
      cancel: whyNot('cancel'),
      cancelByStaff: whyNot('cancelByStaff'),
      credit: whyNot('credit'),
      restore: whyNot('restore'),
      refund: whyNot('refund'),
      handOver: whyNot('handOver'),
      collect: whyNot('collect'),
      replace: whyNot('replace'),
    },
  }
}

/** The courier knows nothing of it, and no jar is in its box. */
const NOT_SENT = {
  parcels: [],
  deliveryDifference: null,
  packing: null,
  courierStatus: null,
  deliveries: [],
  waybill: null,
  trackingUrl: null,
} as const satisfies Partial<StaffOrder>

/** Its customer placed and paid it alone. */
const OF_THE_SHOP = {
  handover: 'courier',
  isMasked: false,
  replaces: null,
  channel: 'shop',
  takenBy: null,
  paidBy: 'provider',
} as const satisfies Partial<StaffOrder>

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
  buyer: null,
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
  cancelledBy: null,
  cancelReason: null,
  creditedAmount: 0,
  customerId: 'customer1',
  credits: [],
  creditable: null,
  cancellation: null,
  paymentReview: null,
  courierWork: null,
  archivedAt: null,
  deletedAt: null,
  paymentUnderReview: false,
  holdExpiresAt: null,
  timeline: [],
  canCancel: false,
  canRetryPayment: false,
  canDelete: false,
  canRaiseIssue: false,
  ...NOT_SENT,
  ...OF_THE_SHOP,
  ...allowing('assign', 'unassign'),
  items: [anItem()],
  ...part,
})

export const aBatch = (part: Partial<BatchOption> = {}): BatchOption => ({
  _id: 'batch1',
  batchNumber: 'FG-261121-001',
  remainingQuantity: 24,
  priceUnit: 'PC',
  outlet: { _id: 'o1', name: 'L.B Nagar' },
  bestBefore: null,
  daysLeft: null,
  nearItsDay: false,
  createdAt: '2026-11-12T05:00:00.000Z',
  ...part,
})

/** The part of the shop's profile that every shop has. */
export const aShop = () => ({
  name: 'Jaadi',
  phone: '9000000001',
  address: { line: 'L.B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
  terms: { freeDeliveryFrom: 0 },
})

export const aSummary = (part: Partial<DashboardSummary> = {}): DashboardSummary => ({
  toPack: 12,
  toShip: 3,
  unpaid: 4,
  lowStock: 2,
  openIssues: 0,
  issuesOverdue: 0,
  batchesWithComplaints: 0,
  reviewsWaiting: 5,
  paymentsToLookAt: 1,
  refundsToLookAt: 0,
  payoutsToLookAt: 0,
  billsDue: 0,
  messagesToLookAt: 0,
  approvalsWaiting: 0,
  courierWork: 0,
  courierClaims: 0,
  nearExpiry: 2,
  expired: 1,
  quarantined: 0,
  openRecalls: 0,
  lastDrill: null,
  unpaidHolds: [],
  nearExpiryDays: 30,
  lastBackup: {
    at: new Date(Date.now() - 6 * 3_600_000).toISOString(),
    overdue: false,
    offSiteOverdue: false,
  },
  databaseDamaged: false,
  ...part,
})
