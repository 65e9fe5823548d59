import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type Voucher } from '../../../api/api-types.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { balanceOf } from './amounts.js'

/** Where the console shows what a voucher is about; null where it has no screen of its own. */
function addressOf({ about: { kind, id }, day }: Voucher): string | null {
  const named = encodeURIComponent(id)
  if (kind === 'order') return `/assign-stock?order=${named}`
  if (kind === 'settlement') return `/dashboard/payouts/${named}`
  if (kind === 'drawer') return `/dashboard/drawer`
  if (kind === 'expense')
    return `/expenses?filter=${encodeURIComponent(JSON.stringify({ from: day, to: day }))}`
  return null
}

interface VoucherRowProps {
  voucher: Voucher
  /** In a ledger: what it moved there, and the balance after it. */
  inLedger?: { amount: number; balance: number }
}

/** A voucher with its entries, and the way to what it is about. */
export function VoucherRow({ voucher, inLedger }: VoucherRowProps) {
  const say = useWords()
  const { kind, number, day, amount, narration, entries } = voucher
  const address = addressOf(voucher)
  const heading = `${say(`voucherKinds.${kind}`)} ${number}`.trim()
  return (
    <Card component="li" sx={{ p: 1.5, display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, alignItems: 'baseline' }}>
        <Typography component="h2" variant="body1" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {address ? (
            <TapLink component={Link} to={address} sx={{ whiteSpace: 'normal' }}>
              {heading}
            </TapLink>
          ) : (
            heading
          )}
        </Typography>
        <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {inLedger ? balanceOf(say, inLedger.amount) : formatMoney(amount)}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {inLedger ? `${formatDay(day)} · ${narration}` : narration}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14 }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.account} sx={side}>
            <span>{entry.name}</span>
            <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {balanceOf(say, entry.amount)}
            </Box>
          </Box>
        ))}
      </Box>
      {inLedger && (
        <Typography variant="body2" sx={{ color: colour.muted }}>
          {say('dayBook.balance', { balance: balanceOf(say, inLedger.balance) })}
        </Typography>
      )}
    </Card>
  )
}

const side = { display: 'flex', justifyContent: 'space-between', columnGap: 2, overflowWrap: 'anywhere' }
