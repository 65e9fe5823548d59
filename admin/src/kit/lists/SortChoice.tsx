import Sort from '@mui/icons-material/Sort'
import Box from '@mui/material/Box'
import { useListContext, useTranslateLabel } from 'react-admin'
import { colour, radius, touchTarget } from '../theme/tokens.js'
import { useWords } from '../words/use-words.js'

const DIRECTIONS = { ASC: 'lists.ascending', DESC: 'lists.descending' } as const

/** A picture with the browser's own choice over it: on a phone that is a wheel at the thumb. */
const place = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: touchTarget,
  height: touchTarget,
  border: '1px solid',
  borderRadius: `${radius.field}px`,
  color: colour.clay,
  '&:focus-within': { outline: `3px solid ${colour.info}`, outlineOffset: 2 },
  '& select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    font: 'inherit',
    fontSize: 16,
    cursor: 'pointer',
  },
}

/** Sorts a list whose rows have no heads to press. */
export function SortChoice({ fields }: { fields: readonly string[] }) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const { resource, sort, setSort } = useListContext()
  const sortBy = (chosen: string) => {
    const [field = '', order] = chosen.split(' ')
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
  }
  return (
    <Box sx={place}>
      <Sort aria-hidden />
      <select
        aria-label={say('lists.sort')}
        value={`${sort.field} ${sort.order}`}
        onChange={({ target }) => sortBy(target.value)}
      >
        {fields.flatMap((source) =>
          Object.entries(DIRECTIONS).map(([order, key]) => (
            <option key={source + order} value={`${source} ${order}`}>
              {say(key, { name: String(nameOf({ resource, source })) })}
            </option>
          )),
        )}
      </select>
    </Box>
  )
}
