import '../../../parts/labels/words.js'
import { type ComponentType, lazy } from 'react'
import { type ShopSettings } from '../../../api/api-types.js'
import { type WordKey } from '../../../kit/words/use-words.js'

const inputs = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }))

/** A group of settings that is edited and saved by itself. */
export interface Section {
  name: string
  title: WordKey
  intro: WordKey
  /** What of the settings a save sends. */
  keys: readonly (keyof ShopSettings)[]
  /** The fields in which two editors may differ. */
  fields: readonly string[]
  Inputs: ComponentType
}

export const sections: readonly Section[] = [
  {
    name: 'profile',
    title: 'settings.profile',
    intro: 'settings.profileIntro',
    keys: [
      ...(['name', 'legalName', 'phone', 'email', 'address', 'fssaiLicence'] as const),
      ...(['grievanceOfficer', 'social', 'emailSubscriptions'] as const),
    ],
    fields: [
      ...['name', 'legalName', 'phone', 'email', 'fssaiLicence'],
      ...['address.line', 'address.city', 'address.state', 'address.pin'],
      ...['grievanceOfficer.name', 'grievanceOfficer.email', 'grievanceOfficer.phone'],
      ...['social.instagram', 'social.facebook', 'social.youtube', 'social.whatsapp'],
      'emailSubscriptions',
    ],
    Inputs: inputs('ProfileInputs', () => import('./ProfileInputs.js')),
  },
  {
    name: 'orders',
    title: 'settings.orders',
    intro: 'settings.ordersIntro',
    keys: [
      ...(['cancellationPercent', 'holdMinutes', 'holdLimits', 'approvals', 'issueWindowDays'] as const),
      ...(['maxQuantityPerItem', 'archiveUnpaidDays', 'nearExpiryDays'] as const),
      ...(['stuckDays', 'payoutDays', 'shelfLifeAtDelivery', 'cookPlan', 'policies'] as const),
      ...(['pickupHours', 'thankYou'] as const),
    ],
    fields: [
      ...['cancellationPercent', 'holdMinutes', 'issueWindowDays', 'maxQuantityPerItem', 'archiveUnpaidDays'],
      ...['holdLimits.minutes', 'holdLimits.orders', 'holdLimits.jars'],
      ...['holdLimits.staffJars', 'holdLimits.deskJars'],
      ...['approvals.replacement', 'approvals.writeOff', 'approvals.opening', 'approvals.days'],
      ...['nearExpiryDays', 'stuckDays', 'payoutDays', 'cookPlan.days', 'cookPlan.salesWeeks'],
      ...['shelfLifeAtDelivery.percent', 'shelfLifeAtDelivery.days', 'pickupHours', 'thankYou'],
      ...[
        'policies.reportHours',
        'policies.returnDays',
        'policies.refundDays.min',
        'policies.refundDays.max',
      ],
    ],
    Inputs: inputs('OrdersInputs', () => import('./rule-inputs.js')),
  },
  {
    name: 'delivery',
    title: 'settings.delivery',
    intro: 'settings.deliveryIntro',
    keys: [
      'deliveryFallback',
      'freeDeliveryFrom',
      'heavyDelivery',
      'originPin',
      'pickupLocation',
      'parcels',
      'processingDays',
      'deliveryDays',
      'holidays',
    ],
    fields: [
      ...[
        'deliveryFallback',
        'freeDeliveryFrom',
        'originPin',
        'holidays',
        'heavyDelivery.aboveGrams',
        'heavyDelivery.local',
      ],
      ...['heavyDelivery.regional', 'heavyDelivery.national', 'heavyDelivery.remote'],
      ...['processingDays.min', 'processingDays.max', 'deliveryDays.min', 'deliveryDays.max'],
      ...['pickupLocation.name', 'pickupLocation.address', 'pickupLocation.city', 'pickupLocation.state'],
      ...['pickupLocation.pin', 'pickupLocation.phone'],
      ...['parcels.byGrossWeight', 'parcels.jarGrams', 'parcels.boxGrams', 'parcels.maxGrams'],
      ...['parcels.lengthCm', 'parcels.widthCm', 'parcels.heightCm'],
    ],
    Inputs: inputs('DeliveryInputs', () => import('./DeliveryInputs.js')),
  },
  {
    name: 'tax',
    title: 'settings.tax',
    intro: 'settings.taxIntro',
    keys: ['gst', 'taxLimits'],
    fields: [
      ...['gst.enabled', 'gst.gstin', 'gst.ratePercent', 'gst.hsnCode'],
      ...['taxLimits.registration', 'taxLimits.registrationFrom', 'taxLimits.warnPercent'],
      ...['taxLimits.largeInvoice', 'taxLimits.largeInvoiceFrom'],
      ...['taxLimits.sixDigits', 'taxLimits.sixDigitsFrom', 'taxLimits.toolVersion'],
    ],
    Inputs: inputs('TaxInputs', () => import('./rule-inputs.js')),
  },
  {
    name: 'costs',
    title: 'settings.costs',
    intro: 'settings.costsIntro',
    keys: ['costs'],
    fields: ['costs.paymentFeePercent', 'costs.courierInExpenses'],
    Inputs: inputs('CostInputs', () => import('./rule-inputs.js')),
  },
  {
    name: 'replies',
    title: 'settings.replies',
    intro: 'settings.repliesIntro',
    keys: ['replies'],
    fields: ['replies'],
    Inputs: inputs('RepliesInput', () => import('./RepliesInput.js')),
  },
  {
    name: 'messages',
    title: 'settings.messages',
    intro: 'settings.messagesIntro',
    keys: ['messages'],
    fields: [
      ...['messages.quietHours.from', 'messages.quietHours.to'],
      ...['messages.limits.customerPerHour', 'messages.limits.customerPerDay'],
      ...['messages.limits.staffPerHour', 'messages.limits.staffPerDay'],
      ...['messages.prices.sms', 'messages.prices.whatsapp'],
      ...['messages.budget.perDay', 'messages.budget.perMonth'],
    ],
    Inputs: inputs('MessageInputs', () => import('./MessageInputs.js')),
  },
  {
    name: 'catalogue',
    title: 'settings.catalogue',
    intro: 'settings.catalogueIntro',
    keys: ['listByPickle', 'catalogue'],
    fields: [
      'listByPickle',
      ...['catalogue.variantTypes', 'catalogue.variantOils'],
      ...['catalogue.variantSpicies', 'catalogue.variantWeights'],
    ],
    Inputs: inputs('CatalogueInputs', () => import('./CatalogueInputs.js')),
  },
  {
    name: 'labels',
    title: 'settings.labels',
    intro: 'settings.labelsIntro',
    keys: ['labels'],
    fields: [
      ...['labels.columns', 'labels.rows', 'labels.widthMm', 'labels.heightMm', 'labels.marginLeftMm'],
      ...['labels.marginTopMm', 'labels.pitchXMm', 'labels.pitchYMm', 'labels.offsetXMm', 'labels.offsetYMm'],
      ...['labels.paddingMm', 'labels.startCell'],
    ],
    Inputs: inputs('LabelInputs', () => import('./LabelInputs.js')),
  },
  {
    name: 'sign-in',
    title: 'settings.signIn',
    intro: 'settings.signInIntro',
    keys: ['signIn'],
    fields: [
      ...['signIn.validMinutes', 'signIn.maxTries', 'signIn.resendSeconds'],
      ...['signIn.perNumberPerHour', 'signIn.perNumberPerDay', 'signIn.perIpPer10Minutes'],
      ...['signIn.perNetworkPerDay', 'signIn.perDay', 'signIn.staffCredentials'],
      'signIn.staffIdleDays',
    ],
    Inputs: inputs('SignInInputs', () => import('./rule-inputs.js')),
  },
]
