import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { columns } from '../../../../kit/inputs/columns.js'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { rupeeRules } from '../inputs/figure-inputs.js'
import { COST_PARTS } from './run-receipt.js'

/** What the run cost in addition to its ingredients: part of the cost of a jar. */
export function CostInputs() {
  const say = useWords()
  return (
    <Box component="section" aria-label={say('receiving.costs')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{say('receiving.costs')}</Typography>
      <Box sx={columns}>
        {COST_PARTS.map((part) => (
          <FigureInput
            key={part}
            source={part}
            label={`receiving.${part}`}
            validate={rupeeRules}
            measure="RUPEES"
            startAdornment={'₹\u00a0'}
          />
        ))}
      </Box>
    </Box>
  )
}
