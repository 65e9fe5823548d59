import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { columns } from '../../../../kit/inputs/columns.js'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { inSteps, THOUSANDTH } from '../../../../kit/inputs/in-steps.js'
import { formatQuantity } from '../../../../kit/ui/format.js'
import { measureOf } from '../../../../kit/ui/typed-number.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { AnotherBatch } from './AnotherBatch.js'
import { type UsedDraft } from './run-receipt.js'

const nothingOrMore: Validator = (value: number | null) =>
  value === null || (value >= 0 && inSteps(value, THOUSANDTH)) ? undefined : 'receiving.usedInvalid'

/** What really went in of each batch, next to what was reserved of it. */
export function UsedInputs() {
  const say = useWords()
  const used = (useWatch({ name: 'used' }) as UsedDraft[] | undefined) ?? []
  if (used.length === 0) return null
  return (
    <Box component="section" aria-label={say('receiving.used')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{say('receiving.used')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {say('receiving.usedHint')}
      </Typography>
      <Box sx={columns}>
        {used.map(({ batchNumber, product, unit, reserved }, at) => (
          <FigureInput
            key={batchNumber}
            source={`used.${at}.quantity`}
            label={say('receiving.usedOf', { product, batch: batchNumber })}
            validate={nothingOrMore}
            measure={measureOf(unit)}
            helperText={
              reserved > 0
                ? say('receiving.reserved', { quantity: formatQuantity(reserved), unit })
                : say('receiving.noneReserved')
            }
            endAdornment={unit}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          />
        ))}
      </Box>
      <AnotherBatch used={used} />
    </Box>
  )
}
