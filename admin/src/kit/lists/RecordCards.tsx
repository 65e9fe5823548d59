import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type RaRecord, useListContext, useTranslateLabel } from 'react-admin'
import { colour } from '../theme/tokens.js'
import { unseen } from '../ui/layout.js'
import { ChooseRow, useChoosing } from './choosing.js'
import { type Column, headingOf, shown } from './column.js'
import { nameOfRow, openByClick } from './open-by-click.js'

const card = {
  position: 'relative',
  display: 'grid',
  // A long word breaks; it widens no card.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.25,
  py: 1,
  borderBottom: `1px solid ${colour.stone}`,
  '&:has([data-opens])': { cursor: 'pointer' },
  '& [data-opens]': nameOfRow,
  // Two lines say what it is: the record itself says the rest.
  '&:has([data-opens]) dl': { maxHeight: '2lh', overflow: 'hidden' },
}
const firstLine = { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }
/** What is folded open at the side takes a line for itself. */
const lastLine = {
  ...firstLine,
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  '& > :has(details[open])': { flexBasis: '100%' },
}
const name = { fontSize: 15, fontWeight: 650, lineHeight: '20px', flex: 1, minWidth: 0 }
const facts = {
  m: 0,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.25,
  fontSize: 14,
  lineHeight: '20px',
}
const fact = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.5,
  '& dd': { m: 0 },
  '& dt': { color: colour.muted },
}
/** Its words begin beside what they are, and the card shows as many as it has room for. */
const longFact = {
  flexBasis: '100%',
  '& dt, & dd': { display: 'inline', m: 0 },
  '& dt': { color: colour.muted, mr: 0.5 },
}
/** Beside the names, what can be done with a row stays quiet. */
const quietActs = {
  flex: 'none',
  display: 'flex',
  my: -1,
  mr: -1,
  '& .MuiButton-root': { minHeight: 40, px: 1, border: 0, fontSize: 15 },
}
const sideBox = { flex: 'none', display: 'flex', gap: 1, alignItems: 'center' }

/**
 * The rows of the list on a phone: what names a row and its amount, what is known of it in a line or two, its state. A
 * tap anywhere opens the row that its name leads to.
 */
export function RecordCards<Row extends RaRecord>({ columns }: { columns: readonly Column<Row>[] }) {
  const { data = [], resource } = useListContext<Row>()
  const nameOf = useTranslateLabel()
  const heading = headingOf(columns)
  const choosing = useChoosing()
  if (!heading) return null
  const rest = columns.filter((column) => column !== heading)
  const has = (column: Column<Row>, place: Column<Row>['card']) => column.card === place
  const atSide = rest.filter((column) => has(column, 'side'))
  // A long name takes its line for itself.
  const beside = heading.long ? [] : atSide.filter(({ numeric }) => numeric)
  const known = rest.filter((column) => !column.screenOnly && !has(column, 'side') && !has(column, 'none'))
  const acts = rest.filter((column) => column.screenOnly && !has(column, 'none') && !has(column, 'below'))
  const below = rest.filter((column) => column.screenOnly && has(column, 'below'))
  const side = (some: readonly Column<Row>[], row: Row) =>
    some.map((column) => (
      <Box key={column.source} sx={{ fontSize: 15, fontWeight: column.numeric ? 650 : 400 }}>
        {shown(column, row)}
      </Box>
    ))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: `1px solid ${colour.stone}` }}>
      {data.map((row) => (
        <Box component="li" key={row.id} sx={card} onClick={openByClick}>
          <Box sx={firstLine}>
            {choosing && (
              <Box sx={{ m: -1 }}>
                <ChooseRow row={row} name={String(heading.value(row) ?? '')} />
              </Box>
            )}
            <Typography component="h2" sx={name}>
              {shown(heading, row)}
            </Typography>
            {side(beside, row)}
            {acts.map((column) => (
              <Box key={column.source} sx={quietActs}>
                {shown(column, row)}
              </Box>
            ))}
          </Box>
          <Box sx={lastLine}>
            <Box component="dl" sx={facts}>
              {known.map((column) => {
                const value = shown(column, row)
                // Empty values take no space on a phone.
                if (value == null || value === '' || value === false) return null
                return (
                  <Box key={column.source} sx={column.long ? longFact : fact}>
                    <Box component="dt" sx={column.card === 'plain' ? unseen : {}}>
                      {String(nameOf({ resource, source: column.source }))}
                    </Box>
                    <dd>{value}</dd>
                  </Box>
                )
              })}
            </Box>
            <Box sx={sideBox}>
              {side(
                atSide.filter((column) => !beside.includes(column)),
                row,
              )}
            </Box>
          </Box>
          {below.map((column) => (
            <Box key={column.source} sx={quietActs}>
              {shown(column, row)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
