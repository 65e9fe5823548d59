/** GST: none is collected until the owner registers. Prices always include it. */
export interface GstSettings {
  enabled: boolean
  /** 15 characters; needed before GST is switched on. */
  gstin: string
  /** Percent of every product that has no rate of its own. */
  ratePercent: number
  /** HSN code of the goods, printed on invoices; 4 to 8 digits. */
  hsnCode: string
}

/** As the tax office writes them; of four digits at least. */
export const HSN_CODE = /^\d{4,8}$/

export const DEFAULT_GST: GstSettings = { enabled: false, gstin: '', ratePercent: 5, hsnCode: '2001' }
