import { ANONYMOUS } from '../../../../../kernel/text/anonymous.js'
import { nameInWords } from '../../../../office/settings/domain/catalogue-lists.js'
import { type ShopSettings } from '../../../../office/settings/domain/shop-settings.js'

/** Who sold, on a paper. */
export type PaperSeller = Pick<
  ShopSettings,
  'name' | 'legalName' | 'address' | 'phone' | 'email' | 'fssaiLicence'
>

/** Who bought, on a paper. */
export interface PaperBuyer {
  contactName: string
  contactNumber: string
  address: string
  city: string
  state: string
  postalCode: string
}

/**
 * What a paper said on the day it got its number, as far as the order does not keep it: prices, HSN codes, rates and
 * taxes of the lines never change (docs/domain/orders.md#invoices-and-credit-notes).
 */
export interface PaperFacts {
  seller: PaperSeller
  buyer: PaperBuyer
  /** Empty without GST. */
  placeOfSupply: string
  /** The products of the lines, as people read them. */
  products: string[]
}

export interface PaperSource extends PaperBuyer {
  gst?: { placeOfSupply: string } | null
  items: readonly { name: string }[]
}

/** What a paper of this order says if it gets its number now. */
export function paperFactsOf(
  order: PaperSource,
  settings: PaperSeller & Pick<ShopSettings, 'catalogue'>,
): PaperFacts {
  const { name, legalName, address: shop, phone, email, fssaiLicence, catalogue } = settings
  const { contactName, contactNumber, address, city, state, postalCode, gst } = order
  return {
    seller: { name, legalName, address: shop, phone, email, fssaiLicence },
    buyer: { contactName, contactNumber, address, city, state, postalCode },
    placeOfSupply: gst ? gst.placeOfSupply || state : '',
    products: order.items.map((item) => nameInWords(item.name, catalogue)),
  }
}

/** The name goes with the account; the place stays, since the tax follows from it. */
export function withoutBuyer<F extends Pick<PaperFacts, 'buyer'>>(facts: F): F {
  const nobody = { contactName: ANONYMOUS, contactNumber: ANONYMOUS, address: ANONYMOUS }
  return { ...facts, buyer: { ...facts.buyer, ...nobody } }
}
