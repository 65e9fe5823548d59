import Box from '@mui/material/Box'
import { type Reservation } from '../../../../api/api-types.js'
import { Fact } from '../../../../kit/ui/Fact.js'
import { formatMoney, kilograms } from '../../../../kit/ui/format.js'
import { facts } from '../../../../kit/ui/layout.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { Part } from './Part.js'

/** What the run cost, part by part, and how much of the pot was lost. */
export function RunCosts({ run }: { run: Reservation }) {
  const say = useWords()
  const { costPrice, labour, gas, overhead, totalCost, plannedWeight, actualWeight, lossWeight } = run
  const further = { labour, gas, overhead }
  return (
    <Part title={say('reservations.costs')}>
      <Box component="dl" sx={facts}>
        {costPrice !== null && <Fact name={say('reservations.ingredients')}>{formatMoney(costPrice)}</Fact>}
        {(['labour', 'gas', 'overhead'] as const).map(
          (part) =>
            (further[part] ?? 0) > 0 && (
              <Fact key={part} name={say(`reservations.${part}`)}>
                {formatMoney(further[part])}
              </Fact>
            ),
        )}
        {totalCost !== null && <Fact name={say('reservations.total')}>{formatMoney(totalCost)}</Fact>}
        {plannedWeight > 0 && (
          <Fact name={say('reservations.plannedWeight')}>{kilograms(plannedWeight)}</Fact>
        )}
        {actualWeight !== null && actualWeight > 0 && (
          <Fact name={say('reservations.actualWeight')}>{kilograms(actualWeight)}</Fact>
        )}
        {lossWeight !== null && plannedWeight > 0 && (
          <Fact name={say('reservations.loss')}>
            <Loss lossWeight={lossWeight} percent={(lossWeight / plannedWeight) * PERCENT} />
          </Fact>
        )}
      </Box>
    </Part>
  )
}

const PERCENT = 100
const percents = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** The loss of a pot; below 0 when more came out than was planned. */
export function Loss({ lossWeight, percent }: { lossWeight: number; percent: number }) {
  const say = useWords()
  const words = { weight: kilograms(Math.abs(lossWeight)), percent: percents.format(Math.abs(percent)) }
  return <>{say(lossWeight < 0 ? 'reservations.gainOf' : 'reservations.lossOf', words)}</>
}
