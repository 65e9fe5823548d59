import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useListContext } from 'react-admin'
import { type FilterValues, without } from '../../../kit/lists/filter-values.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

interface Check {
  title: WordKey
  /** The filters that the tick sets. */
  sets: FilterValues
  /** Those of its filters by which the tick is known to be set, and which it takes away again. */
  knownBy: readonly string[]
}

const checks: readonly Check[] = [
  { title: 'stock.consumed', sets: { stockPresent: false }, knownBy: ['stockPresent'] },
  { title: 'stock.onlyFG', sets: { materialType: 'FG' }, knownBy: ['materialType'] },
]

const isTicked = ({ sets, knownBy }: Check, filter: FilterValues): boolean =>
  knownBy.every((name) => filter[name] === sets[name])

/** Ticks that narrow the inventory, above its rows. */
export function StockChecks() {
  const say = useWords()
  const { filterValues, setFilters } = useListContext()
  const filter = filterValues as FilterValues
  const turn = ({ sets, knownBy }: Check, on: boolean) => {
    const others = without(filter, knownBy)
    setFilters(on ? { ...others, ...sets } : { ...others })
  }
  return (
    <Box
      role="group"
      aria-label={say('stock.checks')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}
    >
      {checks.map((check) => (
        <FormControlLabel
          key={check.title}
          label={say(check.title)}
          control={
            <Checkbox
              color="secondary"
              checked={isTicked(check, filter)}
              onChange={(_, on) => turn(check, on)}
            />
          }
        />
      ))}
    </Box>
  )
}
