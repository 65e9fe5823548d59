import { readCsv } from '../../../../platform/csv-file.js'
import { type OwnColumns } from './invoice-columns.js'
import { readInvoice } from './invoice-lines.js'

async function read(rows: readonly string[], own: OwnColumns = {}, mostRows = 100) {
  const { lines, hasMore } = await readCsv(Buffer.from(rows.join('\n')), 1000)
  return readInvoice(lines, own, { mostRows, hasMore })
}

const HEAD = 'Waybill,Status,charged_weight,gross_amount,CGST,SGST,IGST,total_amount'

it('reads charges with their type, weight and GST below a title, and leaves the sum out', async () => {
  const { lines, faults, columns } = await read([
    'Charges of November',
    HEAD,
    '14900000000017,Delivered,1500,100.00,9.00,9.00,0,118.00',
    '14900000000018,RTO,"2,000",150,,,27,177',
    'Total,,,250,9,9,27,295',
  ])
  expect(faults).toEqual([])
  expect(lines).toEqual([
    {
      line: 3,
      waybill: '14900000000017',
      type: 'forward',
      nth: 1,
      weightGrams: 1500,
      chargePaise: 10_000,
      taxPaise: 1800,
    },
    {
      line: 4,
      waybill: '14900000000018',
      type: 'rto',
      nth: 1,
      weightGrams: 2000,
      chargePaise: 15_000,
      taxPaise: 2700,
    },
  ])
  expect(columns).toMatchObject({ waybill: 'Waybill', charge: 'gross_amount', total: 'total_amount' })
})

it.each([
  ['charged_weight', '1.5', 1500],
  ['charged_weight', '500', 500],
  ['charged_weight', '0.5 kg', 500],
  ['Charged Weight (kg)', '60', 60_000],
  ['Chargeable Weight', '750g', 750],
])('reads %s %s as grams', async (heading, cell, weightGrams) => {
  const { lines } = await read([`AWB,${heading},Amount`, `149,${cell},10`])
  expect(lines).toMatchObject([{ weightGrams, type: 'forward', taxPaise: 0 }])
})

it.each([
  ['Delivered', 'forward'],
  ['RTO', 'rto'],
  ['RT', 'rto'],
  ['Returned', 'rto'],
  ['COD charges', 'cod'],
  ['Address correction', 'other'],
  ['', 'forward'],
])('takes the type %j for %s', async (cell, type) =>
  expect((await read(['Waybill,Type,Charge', `149,${cell},10`])).lines).toMatchObject([{ type }]),
)

it('takes the GST from its column, from its parts, or from the total', async () => {
  const taxes = async (head: string, row: string) =>
    (await read([`Waybill,Charge,${head}`, `149,100,${row}`])).lines.map(({ taxPaise }) => taxPaise)
  expect(await taxes('GST', '18')).toEqual([1800])
  expect(await taxes('CGST,SGST', '9,9')).toEqual([1800])
  expect(await taxes('Total', '118')).toEqual([1800])
  expect(await taxes('Other', '3')).toEqual([0])
})

it('names line and column of every fault, and takes nothing for granted', async () => {
  const { lines, faults } = await read([
    HEAD,
    '1.49E+13,Delivered,1500,100,9,9,0,118',
    '14900000000017,Delivered,1500,"12,5",9,9,0,118',
    ',Delivered,1500,100,9,9,0,118',
    '14900000000018,Delivered,1500,100,9,9,0,120',
  ])
  expect(lines).toEqual([])
  expect(faults).toEqual([
    { line: 2, column: 'Waybill', message: expect.stringContaining('rounded by a spreadsheet') },
    { line: 3, column: 'gross_amount', message: expect.stringContaining('no amount') },
    { line: 4, column: 'Waybill', message: 'Nothing stands here.' },
    { line: 5, column: 'total_amount', message: 'Charge and GST do not add up to the total.' },
  ])
})

it('counts lines of one waybill and type, so that the second is another charge', async () => {
  const row = '149,Delivered,500,10,,,,10'
  const { lines } = await read([HEAD, row, row, row.replace('Delivered', 'RTO')])
  expect(lines.map(({ type, nth }) => [type, nth])).toEqual([
    ['forward', 1],
    ['forward', 2],
    ['rto', 1],
  ])
})

it('shows the headings of a file that it does not know, and reads it once the owner says which is which', async () => {
  const file = ['Report', 'Docket,Kind,Net', '14900000000017,Delivered,94.40']
  const { lines, faults, headings } = await read(file)
  expect(lines).toEqual([])
  expect(faults).toEqual([
    { line: 2, column: '', message: expect.stringContaining('no heading with Waybill and gross_amount') },
  ])
  expect(headings).toEqual(['Docket', 'Kind', 'Net'])
  expect((await read(file, { waybill: 'Docket', charge: 'Net' })).lines).toMatchObject([
    { waybill: '14900000000017', chargePaise: 9440 },
  ])
})

it.each([
  ['an empty file', [''], 'The file is empty.'],
  ['a heading alone', [HEAD], 'No charge follows the heading.'],
])('refuses %s', async (_, rows, message) => expect((await read(rows)).faults).toMatchObject([{ message }]))

it('refuses more lines than are imported at once', async () => {
  const rows = Array.from({ length: 4 }, (_, at) => `149${at},Delivered,500,10,,,,10`)
  expect((await read([HEAD, ...rows], {}, 3)).faults).toMatchObject([
    { line: 1, message: expect.stringContaining('At most 3 lines') },
  ])
})
