/** What the shop says about GST: whether it is collected is a setting, and a registered shop has a GSTIN. */
export const tax = {
  note: (gstin: string | null | undefined) => (gstin ? 'Prices include GST.' : 'No GST is collected.'),
  registration: (gstin: string | null | undefined) => (gstin ? `GSTIN ${gstin}` : 'No GST is collected.'),
  fact: (gstin: string | null | undefined) =>
    gstin
      ? { title: 'GST included', text: 'in the price on the jar. Only delivery is added.' }
      : { title: 'No GST', text: 'is collected. Only delivery is added to the price on the jar.' },
}
