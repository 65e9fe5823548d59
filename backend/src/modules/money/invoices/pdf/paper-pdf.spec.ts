import { readPdf, type ReadText } from '../../../../../test/support/http/read-pdf.js'
import { type Paper } from '../domain/paper.js'
import { drawPaper } from './paper-pdf.js'

const paper: Paper = {
  title: 'Tax invoice',
  number: 'INV/26-27/00042',
  shop: 'Jaadi',
  seller: ['Jaadi Pickles', 'L.B Nagar', 'Hyderabad, Telangana, 500074'],
  to: 'Bill to',
  buyer: ['శ్రీమతి లక్ష్మి రావు 12-3, వెంకటేశ్వర కాలనీ', '12-3, వెంకటేశ్వర కాలనీ 7-1, Flat 402\nరోడ్ నం. 7'],
  facts: [['Invoice date', '21 Nov 2026']],
  rows: [
    {
      what: 'Gongura Pickle, 1 kg\nHSN 20019000, GST 5%',
      quantity: '2',
      price: '₹849.00',
      amount: '₹1,698.00',
    },
  ],
  sums: [],
  total: ['Total', '₹1,698.00'],
  inWords: 'One thousand six hundred ninety-eight rupees',
  taxes: [],
  notes: [],
}

const textsOf = async (): Promise<ReadText[]> => readPdf(await drawPaper(paper))[0]?.texts ?? []

it('an invoice begins a new row at a line break, and draws no dot for it', async () => {
  const texts = await textsOf()
  const at = (words: string) => texts.find(({ text }) => text.includes(words))
  expect(texts.filter(({ text }) => text.includes('·'))).toEqual([])
  expect(at('HSN 20019000')?.y).toBeGreaterThan(at('1 kg')?.y ?? Infinity)
  expect(at('HSN 20019000')?.x).toBe(at('Gongura')?.x)
})

it('figures between Telugu words on an invoice begin where the words end', async () => {
  const texts = await textsOf()
  for (const one of texts)
    for (const other of texts) {
      const follows = other.y === one.y && other.x > one.x
      if (follows) expect(other.x).toBeGreaterThanOrEqual(one.x + one.width - 0.05)
    }
  expect(texts.filter(({ text }) => text.startsWith('12-3'))).toHaveLength(2)
})

it('no row of an invoice of many pages runs into the foot of its page', async () => {
  const what = 'आम का अचार, सरसों का तेल, तीखा, आधा किलो, घर जैसा स्वाद और बहुत लम्बा नाम\nHSN 20019000, GST 5%'
  const rows = Array.from({ length: 30 }, () => ({
    what,
    quantity: '2 PCS',
    price: '₹1.00',
    amount: '₹2.00',
  }))
  const notes = Array.from(
    { length: 9 },
    (_, at) => `${at}. ${'The jar came broken, and the oil ran out. '.repeat(6)}`,
  )
  const pages = readPdf(await drawPaper({ ...paper, rows, notes }))
  expect(pages.length).toBeGreaterThan(2)
  for (const { texts } of pages) {
    const foot = texts.find(({ text }) => text.startsWith('Page '))?.y ?? 0
    const above = texts.filter(({ y }) => Math.abs(y - foot) > 1)
    for (const { y } of above) expect(foot - y).toBeGreaterThan(4)
  }
  expect(pages.flatMap(({ texts }) => texts.filter(({ text }) => text === '2 PCS'))).toHaveLength(30)
})
