import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { type TrialBalance } from '../../../api/api-types.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { balanceOf } from './amounts.js'

type Row = TrialBalance['rows'][number]

/** The ledgers of a month: a table, or on a phone a list with the closing balances. */
export function TrialBalanceRows({ books }: { books: TrialBalance }) {
  const onPhone = useOnPhone()
  return (
    <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
      {onPhone ? <Lines books={books} /> : <Table books={books} />}
    </Card>
  )
}

function LedgerLink({ month, row: { account, name } }: { month: string; row: Row }) {
  return (
    <TapLink
      component={Link}
      to={`/dashboard/day-book/ledger?month=${month}&account=${encodeURIComponent(account)}`}
    >
      {name}
    </TapLink>
  )
}

function Lines({ books: { month, rows, debit, credit } }: { books: TrialBalance }) {
  const say = useWords()
  return (
    <Box component="ul" aria-label={say('dayBook.trialBalance')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.account} sx={line}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <LedgerLink month={month} row={row} />
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {balanceOf(say, row.closing)}
            </Box>
          </Box>
          <Box sx={{ color: colour.muted, fontSize: 14 }}>{row.group}</Box>
        </Box>
      ))}
      <Box component="li" sx={{ ...line, fontWeight: 750, display: 'grid', gap: 0.5 }}>
        {([balanceOf(say, debit), balanceOf(say, -credit)] as const).map((sum, at) => (
          <Box key={sum} sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <span>{at === 0 ? say('dayBook.total') : ''}</span>
            <span>{sum}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const line = { py: 1, borderBottom: `1px solid ${colour.stone}`, '&:last-of-type': { borderBottom: 0 } }

function Table({ books: { month, rows, debit, credit } }: { books: TrialBalance }) {
  const say = useWords()
  return (
    <Box component="table" aria-label={say('dayBook.trialBalance')} sx={table}>
      <thead>
        <tr>
          <th scope="col">{say('dayBook.ledger')}</th>
          <th scope="col">{say('dayBook.opening')}</th>
          <th scope="col">{say('dayBook.debit')}</th>
          <th scope="col">{say('dayBook.credit')}</th>
          <th scope="col">{say('dayBook.closing')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.account}>
            <th scope="row">
              <LedgerLink month={month} row={row} />{' '}
              <Box component="span" sx={{ color: colour.muted, fontWeight: 400, fontSize: 14 }}>
                {row.group}
              </Box>
            </th>
            <td>{balanceOf(say, row.opening)}</td>
            <td>{row.debit === 0 ? '–' : formatMoney(row.debit)}</td>
            <td>{row.credit === 0 ? '–' : formatMoney(row.credit)}</td>
            <td>{balanceOf(say, row.closing)}</td>
          </tr>
        ))}
        <Box component="tr" sx={{ '& th, & td': { fontWeight: 750 } }}>
          <th scope="row">{say('dayBook.total')}</th>
          <td />
          <td />
          <td />
          <td>
            {balanceOf(say, debit)}
            <br />
            {balanceOf(say, -credit)}
          </td>
        </Box>
      </tbody>
    </Box>
  )
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1, px: 0.5, textAlign: 'right', borderBottom: `1px solid ${colour.stone}` },
  '& th:first-of-type': { textAlign: 'left' },
  '& tr:last-of-type th, & tr:last-of-type td': { borderBottom: 0 },
}
