/** What the shop says of GST: whether it is collected is a setting, and a registered shop has a GSTIN. */
export const tax = {
  note: (gstin: string | null | undefined) => (gstin ? 'Prices include GST.' : 'No GST is collected.'),
  registration: (gstin: string | null | undefined) => (gstin ? `GSTIN ${gstin}` : 'No GST is collected.'),
  fact: (gstin: string | null | undefined) =>
    gstin
      ? { title: 'GST included', text: 'The price on the jar is the price you pay.' }
      : { title: 'No GST', text: 'is collected. The price on the jar is the price you pay.' },
}
