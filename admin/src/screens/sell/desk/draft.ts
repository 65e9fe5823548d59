import { type DeskOrderDraft } from '../../../api/api-types.js'
import { type DeskJar } from '../../../api/desk-calls.js'
import { rupeesIn } from './rupees.js'

/** The fields that staff fill in; jars by the product's Id. */
export interface DeskForm {
  channel: DeskOrderDraft['channel']
  customerNumber: string
  contactName: string
  handover: DeskOrderDraft['handover']
  address: string
  city: string
  state: string
  postalCode: string
  jars: Record<string, number>
  payment: DeskOrderDraft['payment']
  reference: string
  /** Rupees in cash, as they were typed. */
  received: string
  gstin: string
  businessName: string
  handOverNow: boolean
}

export const EMPTY: DeskForm = {
  channel: 'counter',
  customerNumber: '',
  contactName: '',
  handover: 'pickup',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  jars: {},
  payment: 'cash',
  reference: '',
  received: '',
  gstin: '',
  businessName: '',
  handOverNow: true,
}

/** Paid and handed over now: then the customer need not give a number. */
export const isOverTheCounter = ({ channel, handover, payment, handOverNow }: DeskForm): boolean =>
  channel === 'counter' && handover === 'pickup' && payment !== 'link' && handOverNow

export const isMobile = (text: string): boolean => /^[6-9]\d{9}$/.test(text)

export const chosen = (form: DeskForm, jars: readonly DeskJar[]) =>
  jars.flatMap((jar) => {
    const quantity = form.jars[jar.Id] ?? 0
    return quantity > 0 ? [{ jar, quantity }] : []
  })

/** Rupees of the chosen jars. */
export const worthOf = (form: DeskForm, jars: readonly DeskJar[]) =>
  chosen(form, jars).reduce((sum, { jar, quantity }) => sum + jar.price * quantity, 0)

/** What the form sends; prices are those that the screen showed. */
export function draftOf(form: DeskForm, jars: readonly DeskJar[], deliveryCost: number): DeskOrderDraft {
  const { handover, payment, handOverNow } = form
  const isParcel = handover === 'courier'
  const received = rupeesIn(form.received)
  return {
    channel: form.channel,
    customerNumber: form.customerNumber,
    contactName: form.contactName.trim(),
    handover,
    address: isParcel ? form.address : '',
    city: isParcel ? form.city : '',
    state: isParcel ? form.state : '',
    postalCode: isParcel ? form.postalCode : '',
    lines: chosen(form, jars).map(({ jar: { Id, price }, quantity }) => ({ Id, quantity, price })),
    deliveryCost: isParcel ? deliveryCost : 0,
    payment,
    reference: payment === 'upi' ? form.reference : '',
    gstin: form.gstin,
    businessName: form.businessName,
    ...(payment === 'cash' && received !== null ? { received } : {}),
    handOverNow: !isParcel && payment !== 'link' && handOverNow,
  }
}
