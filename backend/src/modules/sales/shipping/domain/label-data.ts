/** What the courier prints on the label of a parcel, in its own words. */
export interface LabelData {
  waybill: string
  /** Where its sorting takes the parcel; empty when it does not say. */
  sortCode: string
  /** `Pre-paid` or `COD`. */
  payment: string
  name: string
  address: string
  city: string
  state: string
  postalCode: string
  phone: string
  sender: string
  /** Where the parcel comes back to. */
  returnAddress: string
}
