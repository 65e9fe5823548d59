import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Bill } from '../../../api/api-types.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 1,
  '& + li': { borderTop: `1px solid ${colour.stone}` },
}

/** The lines of a bill, and what they come to. */
export function BillLines({ bill }: { bill: Bill }) {
  const say = useWords()
  const sums = (['taxable', 'cgst', 'sgst', 'igst', 'rounding', 'total'] as const).filter(
    (sum) => sum === 'total' || bill[sum] !== 0,
  )
  return (
    <Section heading={say('supplierBills.lines')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 860 }}>
        {bill.lines.map(({ what, hsnCode, rate, taxable, tax }, at) => (
          <Box component="li" key={at} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{what}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[
                  hsnCode && `${say('billFields.hsnCode')} ${hsnCode}`,
                  rate > 0 && say('supplierBills.taxOfLine', { rate, tax: formatMoney(tax) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Typography sx={{ whiteSpace: 'nowrap' }}>{formatMoney(taxable)}</Typography>
          </Box>
        ))}
        {sums.map((sum) => (
          <Box component="li" key={sum} sx={{ ...row, fontWeight: sum === 'total' ? 700 : 400 }}>
            <span>{say(`billFields.${sum}`)}</span>
            <span>{formatMoney(bill[sum])}</span>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
