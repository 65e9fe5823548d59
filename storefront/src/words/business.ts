/** What a customer is asked who buys for a business. */
export const business = {
  gstin: 'GSTIN',
  gstinHint: '15 characters, as on its registration',
  name: 'Name of the business',
  save: 'Save for the invoice',
  clear: 'Buy for myself',
  saved: (name: string) => `The invoice is for ${name}.`,
  otherState: (state: string) =>
    `Its GSTIN is of ${state}, and the jars go to another state: it may be unable to claim the tax.`,
}
