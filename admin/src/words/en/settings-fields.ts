import { type ShopSettings } from '../../data/api-types.js'

const range = (what: string) => ({ min: `${what}, at least`, max: `${what}, at most` })
const entry = { code: 'Code', label: 'Label', hidden: 'Hidden' }

/** Names of the settings' fields, by their place. */
export const settingsFields = {
  name: 'Name of the shop',
  legalName: 'Legal name',
  phone: 'Phone',
  email: 'Email',
  fssaiLicence: 'FSSAI licence number',
  address: { line: 'Street and house', city: 'City', state: 'State', pin: 'Pin code' },
  grievanceOfficer: { name: 'Officer’s name', email: 'Officer’s email', phone: 'Officer’s phone' },
  social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', whatsapp: 'WhatsApp number' },
  cancellationPercent: 'Cancellation charge',
  holdMinutes: 'Jars kept for an unpaid order',
  issueWindowDays: 'Time to raise an issue',
  maxQuantityPerItem: 'Most of one product in an order',
  archiveUnpaidDays: 'Unpaid orders leave the lists after',
  deliveryFallback: 'Delivery charge without a quote',
  originPin: 'Pin code that parcels start from',
  pickupLocation: {
    name: 'Name at the courier',
    address: 'Pickup address',
    city: 'Pickup city',
    state: 'Pickup state',
    pin: 'Pickup pin code',
    phone: 'Pickup phone',
  },
  processingDays: range('Packing'),
  deliveryDays: range('On the road'),
  holidays: 'Holidays',
  gst: { enabled: 'GST is collected', gstin: 'GSTIN', ratePercent: 'Usual rate', hsnCode: 'HSN code' },
  policies: {
    reportHours: 'Report a problem within',
    returnDays: 'Return begins within',
    refundDays: range('Refund arrives'),
  },
  catalogue: {
    variantTypes: { ...entry, vegetarian: 'Vegetarian' },
    variantOils: entry,
    variantSpicies: { ...entry, chillies: 'Chillies' },
    variantWeights: { ...entry, grams: 'Weight' },
  },
  labels: {
    columns: 'Labels across',
    rows: 'Labels down',
    widthMm: 'Label width',
    heightMm: 'Label height',
    marginLeftMm: 'Left margin',
    marginTopMm: 'Top margin',
    pitchXMm: 'From label to label across',
    pitchYMm: 'From label to label down',
    offsetXMm: 'Shift to the right',
    offsetYMm: 'Shift down',
    paddingMm: 'Kept free inside a label',
    startCell: 'First label to print on',
  },
  signIn: {
    validMinutes: 'A code is valid for',
    maxTries: 'Tries for one code',
    resendSeconds: 'Wait before another code',
    perNumberPerHour: 'Codes for one number',
    perIpPer10Minutes: 'Requests from one network',
    perDay: 'Codes for everybody together',
  },
  goLive: { policiesReviewed: 'Policies read on', backupsArranged: 'Backups arranged on' },
} satisfies Readonly<Record<Exclude<keyof ShopSettings, 'version' | 'used'> | 'goLive', unknown>>
