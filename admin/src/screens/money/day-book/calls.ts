import {
  type BookDay,
  type ClosedMonth,
  type Ledger,
  type LedgerNames,
  type TrialBalance,
} from '../../../api/api-types.js'
import { request } from '../../../api/request.js'

/** How many vouchers are shown at once. */
export const PER_PAGE = 50

/** What is asked of the books. @param month `YYYY-MM` in India */
export const bookCalls = {
  trialBalance: (month: string, signal: AbortSignal) =>
    request<TrialBalance>('GET', '/admin/ledger', { query: { month }, signal }),

  ledger: (month: string, account: string, page: number, signal: AbortSignal) =>
    request<Ledger>('GET', '/admin/ledger/account', {
      query: { month, account, page: String(page), perPage: String(PER_PAGE) },
      signal,
    }),

  day: (day: string, page: number, signal: AbortSignal) =>
    request<BookDay>('GET', '/admin/ledger/day', {
      query: { day, page: String(page), perPage: String(PER_PAGE) },
      signal,
    }),

  names: (signal: AbortSignal) => request<LedgerNames>('GET', '/admin/ledger/names', { signal }),

  /** @throws HttpError 400 when two ledgers have one name, 409 EDIT_CONFLICT */
  rename: (version: number, names: readonly { account: string; name: string }[]) =>
    request<LedgerNames>('PUT', '/admin/ledger/names', { body: { version, names } }),

  monthState: (month: string, signal: AbortSignal) =>
    request<ClosedMonth>('GET', '/admin/closed-months', { query: { month }, signal }),

  /** @throws HttpError 409 MONTH_NOT_DUE, MONTH_INCOMPLETE with what is missing */
  close: (month: string) => request<ClosedMonth>('POST', '/admin/closed-months', { body: { month } }),
}
