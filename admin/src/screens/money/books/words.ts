import { addWords } from '../../../kit/words/added.js'

const booksWords = addWords({
  books: {
    month: 'Month',
    failed: 'The month could not be loaded.',
    closed:
      'This month is closed: its papers, vouchers and balances change no more. What goods and stock cost still follows what is received or put right later.',
    gst: 'GST',
    notes: 'Credit notes',
    notesOf: '%{smart_count} note |||| %{smart_count} notes',
    invoicesOf: '%{smart_count} invoice |||| %{smart_count} invoices',
    heads: 'CGST %{cgst} · SGST %{sgst} · IGST %{igst}',
    sales: 'Sales',
    salesHelp: 'Invoices less credit notes.',
    purchases: 'Purchases',
    purchasesHelp: 'Goods that were received.',
    result: 'Result',
    resultHelp: 'What came in, less what it cost.',
    turnover: 'Turnover',
    turnoverYear: '%{amount} since April.',
    turnoverMonths: '%{amount} in the last twelve months.',
    turnoverLimit: 'A shop registers for GST above %{limit} a year: this is %{percent} % of it.',
    missing: 'Missing before anything is filed',
    nothingMissing: 'Nothing is missing.',
    hints: 'Good to know',
    mend: 'Open',
    mendOf: 'Open: %{what}',
    files: 'Files of %{month}',
    filesHelp: 'Made new each time from the papers that were issued.',
    zip: 'Download the month',
    total: 'All together',
    jars: 'Jars',
    percentOf: '%{percent} %',
    hsn: 'GST by HSN code',
    hsnHelp:
      'For table 12 of GSTR-1: invoices of the month less its credit notes. Delivery is counted with the goods it belongs to.',
    hsnCsv: 'Save the HSN summary as CSV',
    hsnFailed: 'The HSN summary could not be loaded.',
    hsnCode: 'HSN code',
    hsnNone: 'No HSN code',
    hsnLine:
      '%{jars} jar · %{rate} % · %{taxable} and %{tax} GST |||| %{jars} jars · %{rate} % · %{taxable} and %{tax} GST',
    rate: 'Rate',
    taxable: 'Without GST',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST',
    value: 'With GST',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    booksWords: typeof booksWords
  }
}
