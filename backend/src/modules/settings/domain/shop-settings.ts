import { type IstDay } from '../../../kernel/ist.js'
import { type Paise, paise } from '../../../kernel/money.js'
import { type CatalogueLists, DEFAULT_CATALOGUE } from './catalogue-lists.js'
import { DEFAULT_GST, type GstSettings } from './gst.js'
import { DEFAULT_LABEL_SHEET, type LabelSheet } from './label-sheet.js'

/** A place that parcels are picked up from or a business resides at. */
export interface Place {
  name: string
  address: string
  city: string
  state: string
  pin: string
  country: string
  phone: string
}

/** Limits of sign-in (docs/domain.md#one-time-passwords). */
export interface OtpSettings {
  validMinutes: number
  maxTries: number
  resendSeconds: number
  perNumberPerHour: number
  perIpPer10Minutes: number
  perDay: number
}

/** A number of days from `min` to `max`. */
export interface DayRange {
  min: number
  max: number
}

/** What the policies promise beyond rates and windows. */
export interface PolicyTerms {
  /** Hours after delivery within which problems are reported. */
  reportHours: number
  /** Days within which a return is initiated. */
  returnDays: number
  /** Business days until a refund has arrived. */
  refundDays: DayRange
}

/** What only the owner can vouch for before real sales: the day on which it was said, or null. */
export interface OwnersWord {
  policiesReviewed: IstDay | null
  backupsArranged: IstDay | null
}

/** What the owner may change without a release; the defaults are the owner's figures (docs/domain.md#figures-of-the-owner). */
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
  /** Percent of the product total kept on cancellation. */
  cancellationPercent: number
  /** Minutes an unpaid order holds its jars (docs/domain.md#holds). */
  holdMinutes: number
  /** Days from the order date in which an issue may be raised. */
  issueWindowDays: number
  /** Charged when the courier names no amount. */
  deliveryFallbackPaise: Paise
  originPin: string
  pickupLocation: Place
  maxQuantityPerItem: number
  /** Days to pack, then days on the road. */
  processingDays: DayRange
  deliveryDays: DayRange
  /** Days without packing and delivery beside Sundays and the three national holidays. */
  holidays: IstDay[]
  /** Days after which an order that nobody paid leaves the lists. */
  archiveUnpaidDays: number
  policies: PolicyTerms
  catalogue: CatalogueLists
  labels: LabelSheet
  gst: GstSettings
  goLive: OwnersWord
  otp: OtpSettings
}

/** Stands until the owner enters the licence. */
export const PLACEHOLDER_FSSAI = '00000000000000'

export const DEFAULT_SETTINGS: ShopSettings = {
  name: 'Jaadi',
  legalName: 'Jaadi Pickles (sole proprietor)',
  phone: '9000000001',
  email: 'hello@jaadi.example',
  address: { line: 'L.B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
  fssaiLicence: PLACEHOLDER_FSSAI,
  grievanceOfficer: { name: 'The proprietor', email: 'care@jaadi.example', phone: '9000000001' },
  social: { instagram: null, facebook: null, youtube: null, whatsapp: null },
  cancellationPercent: 3,
  holdMinutes: 30,
  issueWindowDays: 15,
  deliveryFallbackPaise: paise(12_000),
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
  maxQuantityPerItem: 20,
  processingDays: { min: 1, max: 2 },
  deliveryDays: { min: 4, max: 7 },
  holidays: [],
  archiveUnpaidDays: 30,
  policies: { reportHours: 48, returnDays: 2, refundDays: { min: 7, max: 10 } },
  catalogue: DEFAULT_CATALOGUE,
  labels: DEFAULT_LABEL_SHEET,
  gst: DEFAULT_GST,
  goLive: { policiesReviewed: null, backupsArranged: null },
  otp: {
    validMinutes: 10,
    maxTries: 5,
    resendSeconds: 30,
    perNumberPerHour: 5,
    perIpPer10Minutes: 30,
    perDay: 2000,
  },
}

const isFields = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Defaults, with what was changed laid over them one level deep; a list is replaced whole. */
export function withDefaults(changed: Partial<ShopSettings>): ShopSettings {
  const merged: Record<string, unknown> = { ...DEFAULT_SETTINGS }
  for (const [key, value] of Object.entries<unknown>({ ...changed })) {
    const standard = merged[key]
    merged[key] = isFields(value) && isFields(standard) ? { ...standard, ...value } : value
  }
  return merged as unknown as ShopSettings
}
