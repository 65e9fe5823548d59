import { paise } from '../../../../kernel/amounts/money.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { type Account, ACCOUNT_KEYS, ACCOUNTS, nameOf } from './accounts.js'
import {
  ledgerMaster,
  TALLY_END,
  TALLY_MASTERS,
  TALLY_VOUCHERS,
  tallyTypeOf,
  tallyVoucher,
  xmlText,
} from './tally-xml.js'
import { credit, debit, type Entry, type Voucher } from './voucher.js'

const named = (account: Account) => nameOf(account, {})
const voucher: Voucher = {
  id: 'invoice:JD/26-27/00042',
  kind: 'invoice',
  day: toIstDay('2026-11-21'),
  number: 'JD/26-27/00042',
  entries: [
    debit('customers', paise(105_000)),
    credit('sales', paise(100_000)),
    credit('outputIgst', paise(5_000)),
  ],
  narration: 'Order P-7KQ4-M2XD',
  about: { kind: 'order', id: 'P-7KQ4-M2XD' },
  party: { name: 'శ్రీ లక్ష్మి "స్టోర్స్" & Sons', gstin: '36ABCDE1234F1Z5' },
}

/** Whether every tag that is opened is closed in its turn. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, end, name, single] of xml.matchAll(/<(\/?)([A-Z][A-Z.]*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (single) continue
    if (!end) open.push(name ?? '')
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

describe('XML for Tally', () => {
  it('has a sale with the party, its entries and debits below zero', () => {
    const xml = tallyVoucher(voucher, named)
    expect(xml).toContain(
      '<VOUCHER REMOTEID="jaadi-invoice:JD/26-27/00042" VCHTYPE="Sales" ACTION="Create" OBJVIEW="Accounting Voucher View">',
    )
    for (const part of [
      '<DATE>20261121</DATE>',
      '<GUID>jaadi-invoice:JD/26-27/00042</GUID>',
      '<VOUCHERNUMBER>JD/26-27/00042</VOUCHERNUMBER>',
      '<PARTYLEDGERNAME>Customers</PARTYLEDGERNAME>',
      '<PARTYNAME>శ్రీ లక్ష్మి &quot;స్టోర్స్&quot; &amp; Sons</PARTYNAME>',
      '<PARTYGSTIN>36ABCDE1234F1Z5</PARTYGSTIN>',
      '<LEDGERNAME>Customers</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><ISPARTYLEDGER>Yes</ISPARTYLEDGER><AMOUNT>-1050.00</AMOUNT>',
      '<LEDGERNAME>Sales</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><ISPARTYLEDGER>No</ISPARTYLEDGER><AMOUNT>1000.00</AMOUNT>',
    ])
      expect(xml).toContain(part)
  })

  it('is well formed, whatever people write', () => {
    const written = { ...voucher, narration: '</NARRATION><X a="1">\u0000\u001b\ud800 ]]> \n two\tlines' }
    const xml = `${TALLY_VOUCHERS}${tallyVoucher(written, () => 'A & <B>')}${TALLY_END}`
    expect(isWellFormed(xml.slice(xml.indexOf('<ENVELOPE>')))).toBe(true)
    expect(xml).toContain(
      '<NARRATION>&lt;/NARRATION&gt;&lt;X a=&quot;1&quot;&gt; ]]&gt; two lines</NARRATION>',
    )
    const masters = ACCOUNT_KEYS.map((key) => ledgerMaster(key, named(key))).join('')
    expect(isWellFormed(`${TALLY_MASTERS}${masters}${TALLY_END}`.slice(38))).toBe(true)
  })

  it('keeps every script and drops only what XML 1.0 cannot hold', () => {
    expect(xmlText('ఆవకాయ 🫙 अचार\u0001\ufffe')).toBe('ఆవకాయ 🫙 अचार')
  })

  it.each<[string, Entry[]]>([
    ['Receipt', [debit('gateway', paise(5)), credit('customers', paise(5))]],
    ['Payment', [debit('customers', paise(5)), credit('drawer', paise(5))]],
    ['Payment', [debit('bank', paise(4)), debit('gatewayFees', paise(1)), credit('gateway', paise(5))]],
    ['Contra', [debit('bank', paise(5)), credit('gateway', paise(5))]],
    ['Contra', [debit('cash', paise(5)), credit('drawer', paise(5))]],
    ['Journal', [debit('discounts', paise(5)), credit('customers', paise(5))]],
    ['Journal', [debit('fuel', paise(5)), credit('owner', paise(5))]],
  ])('has a %s by what the entries move', (type, entries) => {
    expect(tallyTypeOf({ kind: 'settlement', entries })).toBe(type)
  })

  it('has ledgers in groups that every company has, each with a name of its own', () => {
    const groups = ['Capital Account', 'Bank Accounts', 'Cash-in-hand', 'Sundry Debtors', 'Duties & Taxes']
    const more = [
      'Sales Accounts',
      'Purchase Accounts',
      'Indirect Incomes',
      'Indirect Expenses',
      'Suspense A/c',
    ]
    for (const { group } of Object.values(ACCOUNTS)) expect([...groups, ...more]).toContain(group)
    expect(new Set(ACCOUNT_KEYS.map(named)).size).toBe(ACCOUNT_KEYS.length)
  })
})
