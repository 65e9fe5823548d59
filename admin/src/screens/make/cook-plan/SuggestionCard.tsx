import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { notANumber } from '../../../kit/inputs/FigureInput.js'
import { formatDay } from '../../../kit/ui/format.js'
import { numberIn } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { Waiting } from '../../../parts/waiting/Waiting.js'
import { amountOf, measureOfPlan, unitOf } from './amount.js'
import { type Line } from './choices.js'
import { OnTheShelf } from './OnTheShelf.js'
import { type CookPlanState } from './use-cook-plan.js'

const grid = {
  display: 'grid',
  gap: 1.5,
  columnGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
}

/** A suggestion: what to cook and how much, why, and how much of it can be made. */
export function SuggestionCard({ line, state }: { line: Line; state: CookPlanState }) {
  const say = useWords()
  const id = useId()
  const { suggestion, chosen, quantity } = line
  const { product, lowOn, now, reasons, bomId } = suggestion
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Checkbox
          checked={chosen}
          onChange={(_, checked) => state.edit(bomId, { chosen: checked })}
          slotProps={{ input: { 'aria-label': say('cookPlan.choose', { name: product.name }) } }}
          sx={{ m: -1 }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" variant="h3" id={id} sx={{ overflowWrap: 'anywhere' }}>
            {product.name}
          </Typography>
          <Waiting Id={product.Id} />
          {!now && lowOn && (
            <Typography color="text.secondary">{say('cookPlan.lowOn', { day: formatDay(lowOn) })}</Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ ...grid, mt: 1.5 }}>
        <Box component="ul" aria-label={say('cookPlan.why')} sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {reasons.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Quantity line={line} state={state} />
          {chosen && quantity !== null && <OnTheShelf line={line} state={state} />}
        </Box>
      </Box>
    </Card>
  )
}

function Quantity({ line, state }: { line: Line; state: CookPlanState }) {
  const say = useWords()
  const { product, pot, bomId } = line.suggestion
  const measure = measureOfPlan(product)
  const help = Number.isNaN(numberIn(line.typed, measure))
    ? say(notANumber(measure))
    : line.quantity === null
      ? say('cookPlan.notAQuantity')
      : say('cookPlan.pot', { pot: amountOf(product, pot) })
  return (
    <TextField
      label={say('cookPlan.quantity', { unit: unitOf(product) })}
      value={line.typed}
      error={line.quantity === null}
      helperText={help}
      onChange={(event) => state.edit(bomId, { quantity: event.target.value, chosen: true })}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          maxLength: 24,
          'aria-label': `${say('cookPlan.quantityOf', { name: product.name })} (${unitOf(product)})`,
        },
      }}
      sx={{ maxWidth: 220 }}
    />
  )
}
