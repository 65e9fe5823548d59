import './tools-words.js'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { type ReactElement } from 'react'
import { useListContext, useTranslate, useTranslateLabel } from 'react-admin'
import { formatDay } from '../ui/format.js'
import { isDay } from '../ui/ist.js'
import { useWords } from '../words/use-words.js'
import { without } from './filter-values.js'

/** What an input that filters a list may say of its values. */
interface FilterProps {
  source: string
  label?: string
  choices?: readonly { id: unknown; name: string }[]
  records?: readonly { id: unknown; name: string; title?: string }[]
  format?: (value: unknown) => unknown
  translateChoice?: boolean
}

const row = { display: 'flex', gap: 1, overflowX: 'auto', '& .MuiChip-root': { flex: 'none', height: 36 } }

interface FilterChipsProps {
  filters: readonly ReactElement[]
  /** Filters that a lit tab shows already. */
  shown: readonly string[]
  /** The form forgets what was typed into it. */
  onTaken: () => void
}

/** What the list is filtered by, each to be taken away. */
export function FilterChips({ filters, shown, onTaken }: FilterChipsProps) {
  const say = useWords()
  const translate = useTranslate()
  const nameOf = useTranslateLabel()
  const { resource, filterValues, setFilters } = useListContext()
  const inputs = new Map(
    filters.map(({ props }) => [(props as FilterProps).source, props as FilterProps] as const),
  )
  const set = Object.entries(filterValues as Record<string, unknown>).filter(
    ([name]) => inputs.has(name) && !shown.includes(name),
  )
  if (set.length === 0) return null
  const valueOf = ({ choices, records, format, translateChoice }: FilterProps, value: unknown): string => {
    const told = format ? format(value) : value
    const record = records?.find(({ id }) => id === told)
    if (record) return record.title ?? record.name
    const choice = choices?.find(({ id }) => id === told)
    if (choice) return translateChoice === false ? choice.name : translate(choice.name)
    const text = String(told)
    return isDay(text) ? formatDay(text) : translate(`status.${text}`, { _: text })
  }
  return (
    <Box role="group" aria-label={say('listTools.set')} sx={row}>
      {set.map(([source, value]) => {
        const input = inputs.get(source) as FilterProps
        const name = String(nameOf({ resource, source, label: input.label }))
        const take = () => {
          setFilters(without(filterValues, [source]), {})
          onTaken()
        }
        return (
          <Chip
            key={source}
            label={say('listTools.chip', { name, value: valueOf(input, value) })}
            variant="outlined"
            // Reached by the keyboard as well, where MUI's cross has only Backspace.
            onClick={take}
            onDelete={take}
            aria-label={say('listTools.take', {
              name: say('listTools.chip', { name, value: valueOf(input, value) }),
            })}
          />
        )
      })}
    </Box>
  )
}
