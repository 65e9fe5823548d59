import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Bom } from '../../../api/api-types.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

const beside = { display: 'inline-block' }

/** Today's cost of one unit. Components without a price are named, since without them the cost is too low. */
export function BomCost({ bom: { unitCost, costUnit, missing } }: { bom: Bom }) {
  const say = useWords()
  return (
    <Box component="span" sx={{ display: 'grid' }}>
      {unitCost !== null && (
        <span>{say('boms.perUnit', { cost: formatMoney(unitCost), unit: costUnit })}</span>
      )}
      {missing.length > 0 && (
        <Typography component="span" variant="body2" color="error" sx={beside}>
          {say('boms.noPrice', { names: missing.join(', ') })}
        </Typography>
      )}
    </Box>
  )
}
