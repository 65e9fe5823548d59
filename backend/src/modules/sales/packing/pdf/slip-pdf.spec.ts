import { readPdf } from '../../../../../test/support/http/read-pdf.js'
import { type Slip } from '../domain/papers.js'
import { drawSlips } from './slip-pdf.js'

const slip = (order: string, lines: number): Slip => ({
  shop: 'Jaadi',
  order,
  placed: 'Placed on 21 Nov 2026',
  replaces: null,
  waybills: null,
  to: ['Asha Rani', '12-3 Temple Street', 'Bengaluru, Karnataka 560001'],
  lines: Array.from({ length: lines }, (_, at) => ({
    jars: 1,
    product: `Pickle ${at}`,
    choices: 'Sesame oil, High spice, 1 kg',
    batches: 'Batch FG-261121-001',
  })),
  sum: `${lines} jars in this parcel`,
  thankYou: 'Thank you for your order.',
  foot: 'Jaadi · Phone 9000000001',
})

it.each(['a4', '4x6'] as const)('each page of a slip of many jars on %s says whose it is', async (size) => {
  const bytes = await drawSlips({
    slips: [slip('Order P-AAAA-AAAA', 30), slip('Order P-BBBB-BBBB', 1)],
    size,
  })
  const pages = readPdf(bytes).map(({ texts }) => texts.map(({ text }) => text).join(''))
  const last = pages.pop() ?? ''
  expect(last).toContain('Order P-BBBB-BBBB')
  expect(last).not.toContain('Page')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]).toContain('Order P-AAAA-AAAA · Placed')
  for (const [at, page] of pages.entries())
    if (at > 0) expect(page).toContain(`Order P-AAAA-AAAA · Page ${at + 1} of ${pages.length}`)
  expect(pages.join('')).toContain('Pickle 29')
})

it('the head of a further page of a slip stands clear of its jars', async () => {
  const pages = readPdf(await drawSlips({ slips: [slip('Order P-AAAA-AAAA', 30)], size: '4x6' }))
  for (const { texts } of pages.slice(1)) {
    const head = texts.find(({ text }) => text.startsWith('Order'))?.y ?? 0
    const [below] = texts.filter(({ y }) => Math.abs(y - head) > 1).toSorted((one, other) => one.y - other.y)
    expect((below?.y ?? 0) - head).toBeGreaterThan(4)
  }
})
