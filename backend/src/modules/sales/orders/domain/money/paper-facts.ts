import { ANONYMOUS } from '../../../../../kernel/text/anonymous.js'
import { nameInWords } from '../../../../office/settings/domain/catalogue-lists.js'
import { type ShopSettings } from '../../../../office/settings/domain/shop-settings.js'

/** The seller on a paper. */
export interface PaperSeller extends Pick<
  ShopSettings,
  'name' | 'legalName' | 'address' | 'phone' | 'email' | 'fssaiLicence'
> {
  /** Empty while the shop is not registered; absent in papers from before it was kept. */
  gstin?: string
}

/** The buyer on a paper. */
export interface PaperBuyer {
  contactName: string
  contactNumber: string
  address: string
  city: string
  state: string
  postalCode: string
}

/**
 * Facts of a paper on the day it got its number that the order does not keep: prices, HSN codes, rates and
 * taxes of the lines never change (docs/domain/orders.md#invoices-and-credit-notes).
 */
export interface PaperFacts {
  seller: PaperSeller
  buyer: PaperBuyer
  /** The state; empty in papers without GST from before it was kept for them. */
  placeOfSupply: string
  /** The readable names of the lines' products. */
  products: string[]
}

export interface PaperSource extends PaperBuyer {
  gst?: { placeOfSupply: string } | null
  items: readonly { name: string }[]
}

/** The facts of a paper of this order that gets its number now. */
export function paperFactsOf(
  order: PaperSource,
  settings: Omit<PaperSeller, 'gstin'> & { gst: { gstin: string } } & Pick<ShopSettings, 'catalogue'>,
): PaperFacts {
  const {
    name,
    legalName,
    address: shop,
    phone,
    email,
    fssaiLicence,
    catalogue,
    gst: registration,
  } = settings
  const { contactName, contactNumber, address, city, state, postalCode, gst } = order
  return {
    seller: { name, legalName, address: shop, phone, email, fssaiLicence, gstin: registration.gstin },
    buyer: { contactName, contactNumber, address, city, state, postalCode },
    placeOfSupply: gst?.placeOfSupply || state,
    products: order.items.map((item) => nameInWords(item.name, catalogue)),
  }
}

/** Removes the name with the account; the place stays, since the tax depends on it. */
export function withoutBuyer<F extends Pick<PaperFacts, 'buyer'>>(facts: F): F {
  const nobody = { contactName: ANONYMOUS, contactNumber: ANONYMOUS, address: ANONYMOUS }
  return { ...facts, buyer: { ...facts.buyer, ...nobody } }
}
