import { type Paise, paiseToRupees, sumPaise } from '../../../../kernel/amounts/money.js'
import { htmlText } from '../../../../kernel/text/html-text.js'
import { type Account, groupOf } from './accounts.js'
import { type Voucher, type VoucherKind } from './voucher.js'

/**
 * XML that Tally imports. The tags follow Tally's Developer Reference: "Case Study I – XML Request and Response
 * Formats" for the envelope, and "Understanding Integration – Transactions" for vouchers and ledgers. No Tally was
 * at hand to try it.
 */
const OPEN = (report: 'All Masters' | 'Vouchers') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>${report}</REPORTNAME></REQUESTDESC>
<REQUESTDATA>
`
export const TALLY_END = '</REQUESTDATA>\n</IMPORTDATA></BODY>\n</ENVELOPE>\n'
export const TALLY_MASTERS = OPEN('All Masters')
export const TALLY_VOUCHERS = OPEN('Vouchers')

/** Characters that XML 1.0 cannot hold, halves of pairs among them. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu

/** Text of an element or an attribute: on one line, without characters that XML cannot hold. */
export const xmlText = (text: string): string =>
  htmlText(text.replace(UNWRITABLE, '').replace(/\s+/g, ' ').trim())

const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`
const message = (inner: string): string => `<TALLYMESSAGE xmlns:UDF="TallyUDF">\n${inner}</TALLYMESSAGE>\n`

/** A ledger that vouchers name; Tally keeps what it has under the same name. */
export function ledgerMaster(account: Account, name: string): string {
  const known = `NAME="${xmlText(name)}" ACTION="Create"`
  return message(
    `<LEDGER ${known}>${tag('NAME', name)}${tag('PARENT', groupOf(account))}${tag('ISBILLWISEON', 'No')}</LEDGER>\n`,
  )
}

const MONEY_GROUPS = new Set(['Bank Accounts', 'Cash-in-hand'])
const OWN_TYPES: Partial<Record<VoucherKind, string>> = {
  invoice: 'Sales',
  'credit note': 'Credit Note',
  bill: 'Purchase',
}

/**
 * Tally's type of a voucher: one that moves bank or cash is a receipt, a payment or, between them alone, a contra; it
 * takes no bank and no cash in a journal.
 */
export function tallyTypeOf({ kind, entries }: Pick<Voucher, 'kind' | 'entries'>): string {
  const own = OWN_TYPES[kind]
  if (own) return own
  const moneyEntries = entries.filter(({ account }) => MONEY_GROUPS.has(groupOf(account)))
  if (moneyEntries.length === 0) return 'Journal'
  if (moneyEntries.length === entries.length) return 'Contra'
  return sumPaise(moneyEntries.map(({ paise }) => paise)) > 0 ? 'Receipt' : 'Payment'
}

/** Tally writes a debit below zero, with two decimals. */
const amount = (paise: Paise): string => (-paiseToRupees(paise) || 0).toFixed(2)

/** @param nameOf name of a ledger, as its master has it */
export function tallyVoucher(voucher: Voucher, nameOf: (account: Account) => string): string {
  const { id, day, number, entries, narration, party } = voucher
  const type = tallyTypeOf(voucher)
  const guid = `jaadi-${id}`
  const [first] = entries
  const customer = entries.find(({ account }) => /^Sundry/.test(groupOf(account))) ?? first
  // Tally overwrites a voucher whose REMOTEID it has, so that a second import doubles nothing.
  return message(
    [
      `<VOUCHER REMOTEID="${xmlText(guid)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
      tag('DATE', day.replaceAll('-', '')),
      tag('GUID', guid),
      tag('VOUCHERTYPENAME', type),
      ...(number === '' ? [] : [tag('VOUCHERNUMBER', number), tag('REFERENCE', number)]),
      ...(customer ? [tag('PARTYLEDGERNAME', nameOf(customer.account))] : []),
      ...(party ? [tag('PARTYNAME', party.name)] : []),
      ...(party?.gstin ? [tag('PARTYGSTIN', party.gstin)] : []),
      tag('PERSISTEDVIEW', 'Accounting Voucher View'),
      tag('ISINVOICE', 'No'),
      tag('NARRATION', narration),
      ...entries.map(({ account, paise }) =>
        [
          '<ALLLEDGERENTRIES.LIST>',
          tag('LEDGERNAME', nameOf(account)),
          tag('ISDEEMEDPOSITIVE', paise > 0 ? 'Yes' : 'No'),
          tag('ISPARTYLEDGER', account === customer?.account ? 'Yes' : 'No'),
          tag('AMOUNT', amount(paise)),
          '</ALLLEDGERENTRIES.LIST>',
        ].join(''),
      ),
      '</VOUCHER>\n',
    ].join('\n'),
  )
}
