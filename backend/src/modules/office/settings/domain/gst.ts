/** GST: none is collected until the owner registers. Prices always include it. */
export interface GstSettings {
  enabled: boolean
  /** 15 characters; needed before GST is switched on. */
  gstin: string
  /** Percent for products without a rate of their own. */
  ratePercent: number
  /** HSN code of the goods, printed on invoices; 4 to 8 digits. */
  hsnCode: string
}

/** An HSN code of the tax office; at least four digits. */
export const HSN_CODE = /^\d{4,8}$/

export const DEFAULT_GST: GstSettings = { enabled: false, gstin: '', ratePercent: 5, hsnCode: '2001' }
