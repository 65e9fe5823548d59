import { type Shop } from '../api/types.js'
import { type PolicyPart } from '../words/policies.js'
import { tax } from '../words/tax.js'
import { rupees } from './format.js'

const range = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min}-${max}`)

/** The licence that was entered, in words; nothing for the zeros that are the default. */
export const licenceOf = (shop: Shop | null) =>
  shop && /[1-9]/.test(shop.fssaiLicence) ? `FSSAI licence ${shop.fssaiLicence}` : ''

/** An officer with a name and a way to be reached. */
export const hasOfficer = ({ grievanceOfficer: { name, phone, email } }: Shop) =>
  name !== '' && (phone !== '' || email !== '')

/** Who sells, as the law has it. */
const sellerOf = (shop: Shop) =>
  ` The seller is ${[shop.legalName, licenceOf(shop)].filter(Boolean).join(', ')}.`

function officerOf({ grievanceOfficer: { name, email, phone } }: Shop) {
  return `our grievance officer ${name} (${[email, phone].filter(Boolean).join(', ')})`
}

/** What the shop's settings promise; the owner's figures where the shop could not be asked. */
export function promisesOf(shop: Shop | null): Readonly<Record<string, string>> {
  const { terms, processingDays, deliveryEstimateDays } = shop ?? {}
  return {
    cancellationPercent: String(terms?.cancellationPercent ?? 3),
    holdMinutes: String(terms?.holdMinutes ?? 30),
    reportHours: String(terms?.reportHours ?? 48),
    returnDays: String(terms?.returnDays ?? 2),
    refundDays: range(terms?.refundDays ?? { min: 7, max: 10 }),
    processingDays: range(processingDays ?? { min: 1, max: 2 }),
    tax: tax.note(shop?.gstin),
    legalFacts: shop ? sellerOf(shop) : '',
    freeDelivery: terms?.freeDeliveryFrom
      ? ` Delivery is free for products of ${rupees(terms.freeDeliveryFrom)} and more.`
      : '',
    photo: shop?.social.whatsapp ? ` A photo by WhatsApp to ${shop.social.whatsapp} helps.` : '',
    grievance: shop && hasOfficer(shop) ? officerOf(shop) : 'us',
    deliveryDays: range(deliveryEstimateDays ?? { min: 4, max: 7 }),
  }
}

/** A text with the shop's own numbers in place of the names in braces. */
export const fillIn = (text: string, promises: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => promises[name] ?? all)

/** A policy with the shop's own numbers. */
export const withPromises = (
  parts: readonly PolicyPart[],
  promises: Readonly<Record<string, string>>,
): PolicyPart[] =>
  parts.map(({ heading, lines }) => ({
    heading,
    lines: lines.map((line) => fillIn(line, promises)),
  }))
