import { istDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { readCsv } from '../../../../platform/csv-file.js'
import { readReport } from './report.js'
import { addsUp } from './settlement-line.js'

const today = toIstDay('2026-12-01')

async function read(...texts: string[]) {
  const { lines, hasMore } = await readCsv(Buffer.from(texts.join('\n')), 1000)
  return readReport(lines, { mostRows: 1000, hasMore, today })
}

/**
 * A report in the form of the provider's dashboard: settlements first, then events, each below a title and
 * a heading.
 */
const SETTLEMENTS = [
  'Settlements',
  'ID,Total Transaction Amount,Settlement Amount,Adjustment,Net Settlement Amount,From,Till,Status,UTR No.,Settlement Date,Settlement Type,Settlement Charge,Settlement Tax,Remarks',
  '208386848,"1,249.00",1219.52,0,1219.52,2026-11-18 00:00:00,2026-11-18 23:59:59,SUCCESS,AXISCN01,2026-11-20 15:35:50,NORMAL,0,0,',
  '208386849,0,0,0,0,2026-11-18 00:00:00,2026-11-18 23:59:59,PENDING,,,NORMAL,0,0,No eligible transactions',
  '',
]
const EVENTS =
  'Event ID,Event Type,Sale Type,Event Currency,Event Time,Processed On,Status,Event Amount,Event Settlement Amount,Settlement Date,UTR,Refund ARN,Adjustment Remarks,Merchant Reference ID,Cashfree Reference ID,Customer Name,Customer Phone,Customer Email,Currency,Transaction Amount,Transaction Service Charge,Txn ST/GST,Net Settlement Amount'
const PAYMENT =
  '4387450090,PAYMENT,CREDIT,INR,2026-11-18 15:05:12,2026-11-20 15:35:50,SUCCESS,"1,249.00",1219.52,2026-11-20 15:35:50,AXISCN01,,,JDI-261118-7KQ4M2XDAB,5114910634577,Lakshmi Rao,9876543210,l@example.in,INR,1249.00,24.98,4.50,1219.52'
const REFUND =
  '77001,REFUND,DEBIT,INR,2026-11-19 09:00:00,2026-11-20 15:35:50,SUCCESS,200.00,-200.00,2026-11-20 15:35:50,AXISCN01,ARN1,,JDI-261118-7KQ4M2XDAB,5114910634577,Lakshmi Rao,9876543210,l@example.in,INR,1249.00,24.98,4.50,1219.52'

/** The same report in the form of the provider's API. */
const API =
  'event_id,event_type,sale_type,event_time,event_settlement_amount,event_amount,event_status,event_currency,order_id,customer_name,customer_phone,cf_payment_id,payment_service_charge,payment_service_tax,cf_settlement_id,settlement_utr,settlement_date,refund_id,adjustment_remarks,amount_settled,settlement_charge,settlement_tax'

describe('a report from the dashboard', () => {
  it('gives settlements and events, each below its own heading', async () => {
    const { lines, settlements, faults, count, waiting } = await read(
      ...SETTLEMENTS,
      'Transaction Details',
      EVENTS,
      PAYMENT,
      REFUND,
    )
    expect({ faults, count, waiting }).toEqual({ faults: [], count: 2, waiting: 0 })
    expect(settlements).toMatchObject([{ utr: 'AXISCN01', providerId: '208386848', netPaise: 121_952 }])
    expect(lines[0]).toMatchObject({
      line: 8,
      key: 'AXISCN01:PAYMENT:4387450090',
      kind: 'payment',
      reference: 'JDI-261118-7KQ4M2XDAB',
      paymentId: '5114910634577',
      amountPaise: 124_900,
      feePaise: 2498,
      taxPaise: 450,
      netPaise: 121_952,
      at: new Date('2026-11-18T09:35:12Z'),
      settledAt: new Date('2026-11-20T10:05:50Z'),
    })
    // The charges beside a refund belong to its payment.
    expect(lines[1]).toMatchObject({
      kind: 'refund',
      amountPaise: -20_000,
      feePaise: 0,
      taxPaise: 0,
      netPaise: -20_000,
    })
  })

  it('keeps tax that was withheld of a payment, where it has such columns, and adds up with it', async () => {
    const heading = `${EVENTS},TDS,TCS Amount`
    const withheld = PAYMENT.replace(',1219.52,2026', ',1212.02,2026')
    const { lines, faults } = await read(...SETTLEMENTS, heading, `${withheld},1.25,6.25`)
    expect(faults).toEqual([])
    expect(lines).toMatchObject([{ tdsPaise: 125, tcsPaise: 625, netPaise: 121_202 }])
    expect(lines.every(addsUp)).toBe(true)
    const [without] = (await read(...SETTLEMENTS, EVENTS, PAYMENT)).lines
    expect(without).toMatchObject({ tdsPaise: null, tcsPaise: null })
  })

  it('stores nothing that it says about customers', async () => {
    const told = JSON.stringify(await read(...SETTLEMENTS, EVENTS, PAYMENT, REFUND))
    for (const secret of ['Lakshmi', '9876543210', 'example.in']) expect(told).not.toContain(secret)
  })

  it('may have its columns in any order, case and signs', async () => {
    const heads = EVENTS.split(',').map((name) => name.toUpperCase().replaceAll(' ', '_'))
    const cells = PAYMENT.replace('"1,249.00"', '1249').split(',')
    const { lines, faults } = await read(heads.reverse().join(';'), cells.reverse().join(';'))
    expect(faults).toEqual([])
    expect(lines).toMatchObject([{ netPaise: 121_952, feePaise: 2498, paymentId: '5114910634577' }])
  })

  it('leaves out events that are not settled yet', async () => {
    const pending = PAYMENT.replace('SUCCESS', 'PENDING').replace('4387450090', '2')
    const unpaid = PAYMENT.replace('AXISCN01', '').replace('4387450090', '3')
    const { lines, waiting, faults } = await read(EVENTS, PAYMENT, pending, unpaid)
    expect([lines.length, waiting, faults]).toEqual([1, 2, []])
  })
})

describe('a report from the API', () => {
  const row = (values: string) => values
  const payment = row(
    '1,PAYMENT,CREDIT,2026-11-18T15:05:12+05:30,488.20,500,SUCCESS,INR,JDI-1,L,9876543210,901,10,1.8,45406,PGI45406,2026-11-19T14:45:24+05:30,,,,,',
  )

  it('gives a settlement in a row among its events', async () => {
    const settlement = row(
      '45406,SETTLEMENT,DEBIT,2026-11-19T14:45:24+05:30,488.20,488.20,PAID,INR,,,,,,,45406,PGI45406,2026-11-19T14:45:24+05:30,,,488.20,0,0',
    )
    const { lines, settlements, faults } = await read(API, settlement, payment)
    expect(faults).toEqual([])
    expect(settlements).toMatchObject([{ utr: 'PGI45406', providerId: '45406', netPaise: 48_820 }])
    expect(lines).toMatchObject([{ utr: 'PGI45406', amountPaise: 50_000, feePaise: 1000, taxPaise: 180 }])
  })

  it('adds a charge on the whole settlement as a line, when that explains the transfer', async () => {
    const settlement = row(
      '45406,SETTLEMENT,DEBIT,2026-11-19T14:45:24+05:30,476.40,488.20,PAID,INR,,,,,,,45406,PGI45406,2026-11-19T14:45:24+05:30,,,476.40,10,1.80',
    )
    const { lines } = await read(API, settlement, payment)
    expect(lines[1]).toMatchObject({ kind: 'fee', feePaise: 1000, taxPaise: 180, netPaise: -1180 })
    const already = row(
      '2,NORMAL_SETTLEMENT_CHARGE,DEBIT,2026-11-19T14:45:24+05:30,10,10,SUCCESS,INR,,,,,,,45406,PGI45406,2026-11-19T14:45:24+05:30,,,,,',
    )
    const tax = row(
      '3,NORMAL_SETTLEMENT_TAX,DEBIT,2026-11-19T14:45:24+05:30,1.80,1.80,SUCCESS,INR,,,,,,,45406,PGI45406,2026-11-19T14:45:24+05:30,,,,,',
    )
    expect((await read(API, settlement, payment, already, tax)).lines.slice(1)).toMatchObject([
      { kind: 'fee', feePaise: 1000, taxPaise: 0 },
      { kind: 'fee', feePaise: 0, taxPaise: 180 },
    ])
  })

  it.each([
    ['DISPUTE', 'DEBIT', 'dispute', -50_000],
    ['CHARGEBACK_REVERSE', 'CREDIT', 'dispute', 50_000],
    ['OTHER_ADJUSTMENT', 'DEBIT', 'adjustment', -50_000],
    ['BALANCE_CARRY_OVER', 'DEBIT', 'carried', -50_000],
    ['REFUND', 'CREDIT', 'adjustment', 50_000],
    ['refund', 'debit', 'refund', -50_000],
  ])('reads %s, a %s, as a %s', async (type, sale, kind, amountPaise) => {
    const { lines } = await read(
      API,
      `1,${type},${sale},2026-11-18T15:05:12+05:30,500,500,SUCCESS,INR,JDI-1,,,,,,,PGI1,2026-11-19T14:45:24+05:30,,A remark,,,`,
    )
    expect(lines).toMatchObject([{ kind, amountPaise, netPaise: amountPaise }])
    expect(lines[0]?.remarks).toBe(kind === 'refund' ? '' : 'A remark')
  })
})

describe('a faulty report', () => {
  const bad = async (from: string | RegExp, to: string) =>
    (await read(EVENTS, PAYMENT.replace(from, to))).faults

  it.each([
    ['"1,249.00"', '12.345', 'Event Amount', '"12.345" is no amount in rupees with at most two decimals.'],
    ['"1,249.00"', '', 'Event Amount', 'Nothing stands here.'],
    [
      '24.98',
      'free',
      'Transaction Service Charge',
      '"free" is no amount in rupees with at most two decimals.',
    ],
    [
      '4387450090',
      '4.38745E+09',
      'Event ID',
      '"4.38745E+09" was rounded by a spreadsheet: import the file as it was downloaded.',
    ],
    [
      '2026-11-18 15:05:12',
      '31/02/2026',
      'Event Time',
      '"31/02/2026" is no time: it is written 2026-11-21 15:05:12.',
    ],
    ['CREDIT', 'SIDEWAYS', 'Sale Type', 'It is CREDIT or DEBIT.'],
    ['INR', 'USD', 'Event Currency', 'The shop takes rupees; this is USD.'],
  ])('names the line and column of %s written %j', async (from, to, column, message) =>
    expect(await bad(from, to)).toEqual([{ line: 2, column, message }]),
  )

  it.each([
    ['02/12/2026 15:35:50', '2 Dec 2026'],
    ['1999-11-20 15:35:50', '20 Nov 1999'],
  ])('names a settlement that cannot be of its day: %s', async (day, words) =>
    expect(await bad('1219.52,2026-11-20 15:35:50', `1219.52,${day}`)).toEqual([
      {
        line: 2,
        column: 'Settlement Date',
        message: `It cannot have been settled on ${words}: import the file as it was downloaded.`,
      },
    ]),
  )

  it('names lines that contradict each other about one event, and takes a repeated line once', async () => {
    expect((await read(EVENTS, PAYMENT, PAYMENT)).lines).toHaveLength(1)
    const other = PAYMENT.replaceAll('1219.52', '1219.50')
    expect((await read(EVENTS, PAYMENT, other)).faults).toEqual([
      { line: 3, column: '', message: 'Line 2 has the same event with other values.' },
    ])
  })

  it.each([
    [[''], 'The file is empty.'],
    [
      SETTLEMENTS,
      'This is no settlement report with its events: there is no heading with Event ID, Event Type, Event Amount, Event Settlement Amount, Settlement UTR.',
    ],
    [
      ['name,price', 'Salt,18'],
      'This is no settlement report with its events: there is no heading with Event ID, Event Type, Event Amount, Event Settlement Amount, Settlement UTR.',
    ],
    [[EVENTS], 'No event follows the heading.'],
  ])('is refused: file %#', async (lines, message) =>
    expect((await read(...lines)).faults).toEqual([
      { line: expect.any(Number) as number, column: '', message },
    ]),
  )

  it('is refused when it has more lines than one import takes', async () => {
    const text = Buffer.from([EVENTS, PAYMENT, REFUND].join('\n'))
    const sentence = 'The file has more than 1 lines. At most 1 are imported at once: take fewer days.'
    const { lines } = await readCsv(text, 3)
    const long = await readReport(lines, { mostRows: 1, hasMore: false, today })
    const cut = await readReport(lines.slice(0, 2), { mostRows: 1, hasMore: true, today })
    expect([long, cut].map(({ faults }) => faults[0]?.message)).toEqual([sentence, sentence])
  })

  it('may have times of India, of another zone, and in the form of a spreadsheet', async () => {
    const at = async (text: string) => {
      const [line] = (await read(EVENTS, PAYMENT.replace('2026-11-18 15:05:12', text))).lines
      return [line?.at.toISOString(), line && istDay(line.at)]
    }
    expect(await at('18/11/2026 00:10')).toEqual(['2026-11-17T18:40:00.000Z', '2026-11-18'])
    expect(await at('2026-11-18T15:05:12+05:30')).toEqual(['2026-11-18T09:35:12.000Z', '2026-11-18'])
    expect(await at('2026-11-18')).toEqual(['2026-11-17T18:30:00.000Z', '2026-11-18'])
  })
})
