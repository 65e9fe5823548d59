import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import { useListContext, useTranslate } from 'react-admin'
import { colour, radius } from '../theme/tokens.js'
import { useOnPhone } from './use-on-phone.js'

const SIZES = [25, 50, 100]
export const [FIRST_SIZE] = SIZES as [number]

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 44,
}

const choice = {
  ml: 1,
  minHeight: 36,
  px: 0.5,
  font: 'inherit',
  color: 'inherit',
  bgcolor: colour.paper,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
}

/** Which rows are shown and how many there are, how many at once, and the way to the others. */
export function ListPages() {
  const translate = useTranslate()
  const onPhone = useOnPhone()
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext()
  const pages = Math.ceil(total / perPage)
  const nameOf = (type: string, number: number | null, chosen: boolean) =>
    type === 'page'
      ? translate(chosen ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: number })
      : translate(`ra.navigation.${type}`)
  const shown = {
    offsetBegin: (page - 1) * perPage + 1,
    offsetEnd: Math.min(page * perPage, total),
    total,
  }
  return (
    <Box sx={bar}>
      {!onPhone && total > FIRST_SIZE && (
        <label>
          {translate('ra.navigation.page_rows_per_page')}
          <Box
            component="select"
            value={perPage}
            onChange={({ target }) => setPerPage(Number((target as HTMLSelectElement).value))}
            sx={choice}
          >
            {SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Box>
        </label>
      )}
      <span>{translate('ra.navigation.page_range_info', shown)}</span>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          siblingCount={onPhone ? 0 : 1}
          onChange={(_, next) => setPage(next)}
          getItemAriaLabel={(type, number, chosen) => nameOf(type, number, chosen)}
        />
      )}
    </Box>
  )
}
