import { NO_MONEY, type Paise, paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type CatalogueLists, DEFAULT_CATALOGUE } from './catalogue-lists.js'
import { DEFAULT_GST, type GstSettings } from './gst.js'
import { DEFAULT_LABEL_SHEET, type LabelSheet } from './label-sheet.js'
import { DEFAULT_LANDING, type LandingSettings } from './landing.js'
import { DEFAULT_MESSAGES, type MessageSettings, type MessageTemplate } from './message-settings.js'
import {
  DEFAULT_HEAVY_DELIVERY,
  DEFAULT_PARCELS,
  type HeavyDelivery,
  type ParcelSettings,
} from './parcels.js'
import { DEFAULT_REPLIES, type Reply } from './replies.js'
import { DEFAULT_TAX_LIMITS, type TaxLimits } from './tax-limits.js'

/** A place of pickup or business. */
export interface Place {
  name: string
  address: string
  city: string
  state: string
  pin: string
  country: string
  phone: string
}

/** Limits of sign-in (docs/domain/people.md#one-time-passwords). */
export interface OtpSettings {
  validMinutes: number
  maxTries: number
  resendSeconds: number
  perNumberPerHour: number
  perNumberPerDay: number
  perIpPer10Minutes: number
  /** Limit for new numbers, from one /24 or /48. */
  perNetworkPerDay: number
  perDay: number
  /**
   * Whether staff may send number and PIN with each call (docs/domain/people.md#credentials-in-a-request).
   */
  staffCredentials: boolean
  /** Days without use after which sessions of staff end (docs/domain/people.md#sessions). */
  staffIdleDays: number
}

/** How much the unpaid orders of one account may hold (docs/domain/orders.md#holds). */
export interface HoldLimits {
  orders: number
  jars: number
  /** Longest hold from placing on, however often paying is tried. */
  minutes: number
  /** Jars of unpaid orders that one packer took. */
  staffJars: number
  /** Jars of unpaid orders that all packers took. */
  deskJars: number
}

/** What a packer does in a day without the owner's yes, in rupees (docs/domain/people.md#the-owners-yes). */
export interface ApprovalSettings {
  replacement: number
  writeOff: number
  opening: number
  /** Days after which a request that nobody answered ends. */
  days: number
}

/** A number of days from `min` to `max`. */
export interface DayRange {
  min: number
  max: number
}

/** Promises of the policies beyond rates and windows. */
export interface PolicyTerms {
  /** Hours after delivery within which problems are reported. */
  reportHours: number
  /** Days within which a return is initiated. */
  returnDays: number
  /** Business days until a refund has arrived. */
  refundDays: DayRange
}

/**
 * The owner's settings for costs that the books do not contain
 * (docs/domain/costs.md#what-an-order-leaves).
 */
export interface CostSettings {
  /** Percent of a payment that the payment provider keeps, with its tax. */
  paymentFeePercent: number
  /**
   * The courier's bills are entered as expenses. Otherwise the courier is assumed to cost what customers are charged.
   */
  courierInExpenses: boolean
}

/** The shelf life that a jar should have left when it arrives; the smaller of the two values counts. */
export interface ShelfLifeSettings {
  /** Percent of the product's shelf life. */
  percent: number
  days: number
}

export interface CookPlanSettings {
  days: number
  salesWeeks: number
}

/** Facts that only the owner can confirm before real sales: the day of confirmation, or null. */
export interface OwnersWord {
  policiesReviewed: IstDay | null
  backupsArranged: IstDay | null
}

/** What the owner may change without a release; the defaults are the owner's figures (docs/domain/contract.md#figures-of-the-owner). */
export interface ShopSettings {
  name: string
  legalName: string
  phone: string
  email: string
  address: { line: string; city: string; state: string; pin: string }
  fssaiLicence: string
  grievanceOfficer: { name: string; email: string; phone: string }
  social: {
    instagram: string | null
    facebook: string | null
    youtube: string | null
    whatsapp: string | null
  }
  /** Visitors may subscribe to emails (docs/domain/catalogue.md#subscribers). */
  emailSubscriptions: boolean
  /** The list of products begins with pickles instead of every jar; a visitor may choose the other. */
  listByPickle: boolean
  /** Percent of the product total kept on cancellation. */
  cancellationPercent: number
  /** Minutes an unpaid order holds its jars (docs/domain/orders.md#holds). */
  holdMinutes: number
  holdLimits: HoldLimits
  /** Days from the order date in which an issue may be raised. */
  issueWindowDays: number
  /** Charge when the courier names no amount. */
  deliveryFallbackPaise: Paise
  heavyDelivery: HeavyDelivery
  /** Products worth so much are delivered free (docs/domain/orders.md#free-delivery); 0: never. */
  freeDeliveryFromPaise: Paise
  originPin: string
  pickupLocation: Place
  parcels: ParcelSettings
  maxQuantityPerItem: number
  /** Days to pack, then days on the road. */
  processingDays: DayRange
  deliveryDays: DayRange
  /** Days without packing and delivery beside Sundays and the three national holidays. */
  holidays: IstDay[]
  /** Days after which an unpaid order leaves the lists. */
  archiveUnpaidDays: number
  /** Days before its best-before day at which a batch is near it. */
  nearExpiryDays: number
  /**
   * Days without a scan after which a parcel counts as stuck
   * (docs/domain/orders.md#parcels-that-need-somebody).
   */
  stuckDays: number
  /** Business days within which the provider pays out (docs/domain/payments.md#payouts). */
  payoutDays: number
  /**
   * Batches with less shelf life left on arrival are offered last
   * (docs/domain/orders.md#first-expired-first-out).
   */
  shelfLifeAtDelivery: ShelfLifeSettings
  /** When customers may pick up their jars, in words; empty for by arrangement. */
  pickupHours: string
  /** Last line of the packing slip. */
  thankYou: string
  /**
   * How many days a cooked batch should last, and the weeks of sales used for the plan
   * (docs/domain/workshop.md#cook-plan).
   */
  cookPlan: CookPlanSettings
  policies: PolicyTerms
  /** Ready answers to customers. */
  replies: Reply[]
  catalogue: CatalogueLists
  labels: LabelSheet
  gst: GstSettings
  taxLimits: TaxLimits
  costs: CostSettings
  messages: MessageSettings
  /** Those that the owner changed, by the name of their event. */
  messageTemplates: Readonly<Record<string, MessageTemplate>>
  /** Names of ledgers in the accountant's books that the owner changed, by the ledger. */
  ledgerNames: Readonly<Record<string, string>>
  /** What the landing page says and shows. */
  landing: LandingSettings
  goLive: OwnersWord
  otp: OtpSettings
  approvals: ApprovalSettings
}

/** Used until the owner enters the licence. */
export const PLACEHOLDER_FSSAI = '00000000000000'

/**
 * The licence number for papers and labels; empty until one was entered, since an invalid number must not
 * be printed.
 */
export const enteredLicence = ({ fssaiLicence }: Pick<ShopSettings, 'fssaiLicence'>): string =>
  fssaiLicence === PLACEHOLDER_FSSAI ? '' : fssaiLicence

export const DEFAULT_SETTINGS: ShopSettings = {
  name: 'Jaadi',
  legalName: 'Jaadi Pickles (sole proprietor)',
  phone: '9000000001',
  email: 'hello@jaadi.example',
  address: { line: 'L.B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
  fssaiLicence: PLACEHOLDER_FSSAI,
  grievanceOfficer: { name: 'The proprietor', email: 'care@jaadi.example', phone: '9000000001' },
  social: { instagram: null, facebook: null, youtube: null, whatsapp: null },
  emailSubscriptions: false,
  listByPickle: false,
  cancellationPercent: 3,
  holdMinutes: 30,
  holdLimits: { orders: 2, jars: 30, minutes: 60, staffJars: 30, deskJars: 60 },
  issueWindowDays: 15,
  deliveryFallbackPaise: paise(12_000),
  heavyDelivery: DEFAULT_HEAVY_DELIVERY,
  freeDeliveryFromPaise: NO_MONEY,
  originPin: '500074',
  pickupLocation: {
    name: 'Jaadi Pickles',
    address: 'L.B Nagar',
    city: 'Hyderabad',
    state: 'Telangana',
    pin: '500074',
    country: 'India',
    phone: '9000000001',
  },
  parcels: DEFAULT_PARCELS,
  maxQuantityPerItem: 20,
  processingDays: { min: 1, max: 2 },
  deliveryDays: { min: 4, max: 7 },
  holidays: [],
  archiveUnpaidDays: 30,
  nearExpiryDays: 30,
  stuckDays: 4,
  payoutDays: 3,
  shelfLifeAtDelivery: { percent: 30, days: 45 },
  pickupHours: '',
  thankYou: 'Thank you for your order. We cook in small pots and pack each jar by hand. Enjoy it!',
  cookPlan: { days: 14, salesWeeks: 4 },
  policies: { reportHours: 48, returnDays: 2, refundDays: { min: 7, max: 10 } },
  replies: DEFAULT_REPLIES,
  catalogue: DEFAULT_CATALOGUE,
  labels: DEFAULT_LABEL_SHEET,
  gst: DEFAULT_GST,
  taxLimits: DEFAULT_TAX_LIMITS,
  costs: { paymentFeePercent: 2, courierInExpenses: false },
  messages: DEFAULT_MESSAGES,
  messageTemplates: {},
  ledgerNames: {},
  landing: DEFAULT_LANDING,
  goLive: { policiesReviewed: null, backupsArranged: null },
  otp: {
    validMinutes: 10,
    maxTries: 5,
    resendSeconds: 30,
    perNumberPerHour: 5,
    perNumberPerDay: 10,
    perIpPer10Minutes: 30,
    perNetworkPerDay: 200,
    perDay: 2000,
    staffCredentials: true,
    staffIdleDays: 14,
  },
  approvals: { replacement: 2000, writeOff: 2000, opening: 2000, days: 7 },
}

const isFields = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The defaults with the changed values, one level deep; a list is replaced as a whole. */
export function withDefaults(changed: Partial<ShopSettings>): ShopSettings {
  const merged: Record<string, unknown> = { ...DEFAULT_SETTINGS }
  for (const [key, value] of Object.entries<unknown>({ ...changed })) {
    const standard = merged[key]
    merged[key] = isFields(value) && isFields(standard) ? { ...standard, ...value } : value
  }
  return merged as unknown as ShopSettings
}
