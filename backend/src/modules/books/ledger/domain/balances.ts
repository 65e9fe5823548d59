import { addPaise, NO_MONEY, type Paise, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type Account, placeOf } from './accounts.js'
import { type Voucher } from './voucher.js'

/** A ledger in a trial balance; opening and closing are above zero for a debit balance. */
export interface LedgerRow {
  account: Account
  openingPaise: Paise
  debitPaise: Paise
  creditPaise: Paise
  closingPaise: Paise
}

/** Balances of all ledgers, carried on voucher by voucher in little memory. */
export class Balances {
  private readonly rows = new Map<Account, Omit<LedgerRow, 'account' | 'closingPaise'>>()

  /** @param opening balances at the beginning; they sum to zero */
  constructor(opening: ReadonlyMap<Account, Paise> = new Map()) {
    for (const [account, openingPaise] of opening) this.rows.set(account, { ...NOTHING, openingPaise })
  }

  add({ entries }: Pick<Voucher, 'entries'>): void {
    for (const { account, paise } of entries) {
      const row = this.rows.get(account) ?? { ...NOTHING }
      if (paise > 0) row.debitPaise = addPaise(row.debitPaise, paise)
      else row.creditPaise = subtractPaise(row.creditPaise, paise)
      this.rows.set(account, row)
    }
  }

  /** Ledgers with a balance or a movement, in the order of the trial balance. */
  all(): LedgerRow[] {
    return [...this.rows]
      .map(([account, row]) => ({ account, ...row, closingPaise: closingOf(row) }))
      .filter(({ openingPaise, debitPaise, creditPaise }) =>
        [openingPaise, debitPaise, creditPaise].some((paise) => paise !== 0),
      )
      .sort(
        (one, other) =>
          placeOf(one.account) - placeOf(other.account) || one.account.localeCompare(other.account),
      )
  }

  /** The balances now, without ledgers that have none. */
  closing(): Map<Account, Paise> {
    return new Map(
      this.all().flatMap(({ account, closingPaise }) =>
        closingPaise === 0 ? [] : [[account, closingPaise]],
      ),
    )
  }
}

const NOTHING = { openingPaise: NO_MONEY, debitPaise: NO_MONEY, creditPaise: NO_MONEY }

const closingOf = ({ openingPaise, debitPaise, creditPaise }: Omit<LedgerRow, 'account' | 'closingPaise'>) =>
  subtractPaise(addPaise(openingPaise, debitPaise), creditPaise)

/** The sums of a trial balance: debits and credits are equal. */
export function totalsOf(rows: readonly LedgerRow[]): { debitPaise: Paise; creditPaise: Paise } {
  const closings = rows.map(({ closingPaise }) => closingPaise)
  return {
    debitPaise: sumPaise(closings.filter((paise) => paise > 0)),
    creditPaise: subtractPaise(NO_MONEY, sumPaise(closings.filter((paise) => paise < 0))),
  }
}
