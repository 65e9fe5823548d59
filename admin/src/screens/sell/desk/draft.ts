import { type DeskOrderDraft } from '../../../api/api-types.js'
import { type DeskJar } from '../../../api/desk-calls.js'

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
  handOverNow: true,
}

export const isMobile = (text: string): boolean => /^[6-9]\d{9}$/.test(text)

export const chosen = (form: DeskForm, jars: readonly DeskJar[]) =>
  jars.flatMap((jar) => {
    const quantity = form.jars[jar.Id] ?? 0
    return quantity > 0 ? [{ jar, quantity }] : []
  })

/** What the form sends; prices are those that the screen showed. */
export function draftOf(form: DeskForm, jars: readonly DeskJar[], deliveryCost: number): DeskOrderDraft {
  const { handover, payment, handOverNow } = form
  const isParcel = handover === 'courier'
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
    handOverNow: !isParcel && payment !== 'link' && handOverNow,
  }
}
