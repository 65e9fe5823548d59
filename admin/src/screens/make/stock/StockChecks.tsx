import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useListContext } from 'react-admin'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { LOOK_AT } from '../../../parts/batches/standings.js'
import { useNearDays } from './use-near-days.js'

type Filter = Record<string, unknown>

interface Check {
  title: WordKey
  /** The filters that the tick sets. */
  sets: Filter
  /** Those of its filters by which the tick is known to be set, and which it takes away again. */
  knownBy: readonly string[]
  /** Whether the tick shows batches of all days. */
  ofAnyDay?: boolean
}

const DAYS = ['from', 'to']
const STOCK = ['stockPresent']
const EXPIRY = ['bestBeforeFrom', 'bestBeforeTo']

/** Ticks that are known by the same filter exclude each other. @param today in India */
const checks = (today: string, nearDays: number): Check[] => [
  { title: 'stock.consumed', sets: { stockPresent: false }, knownBy: STOCK },
  { title: 'stock.onlyFG', sets: { materialType: 'FG' }, knownBy: ['materialType'] },
  { title: 'stock.hasStock', sets: { stockPresent: true }, knownBy: STOCK },
  { title: 'stock.near', sets: LOOK_AT.near(today, nearDays), knownBy: EXPIRY, ofAnyDay: true },
  { title: 'stock.expired', sets: LOOK_AT.expired(today), knownBy: EXPIRY, ofAnyDay: true },
  { title: 'stock.quarantined', sets: LOOK_AT.quarantined(), knownBy: ['state'], ofAnyDay: true },
]

const without = (filter: Filter, names: readonly string[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)))

const isTicked = ({ sets, knownBy }: Check, filter: Filter): boolean =>
  knownBy.every((name) => filter[name] === sets[name])

/** Ticks that narrow the inventory, above its rows. @param today in India */
export function StockChecks({ today }: { today: string }) {
  const say = useWords()
  const { filterValues, setFilters } = useListContext()
  const filter = filterValues as Filter
  const nearDays = useNearDays()
  const turn = ({ sets, knownBy, ofAnyDay }: Check, on: boolean) => {
    const others = without(filter, [...knownBy, ...(on && ofAnyDay ? DAYS : [])])
    setFilters(on ? { ...others, ...sets } : others)
  }
  return (
    <Box
      role="group"
      aria-label={say('stock.checks')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}
    >
      {checks(today, nearDays).map((check) => (
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
