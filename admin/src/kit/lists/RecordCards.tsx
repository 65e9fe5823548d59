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
  gap: 0.25,
  py: 1,
  borderBottom: `1px solid ${colour.stone}`,
  '&:has([data-opens])': { cursor: 'pointer' },
  '& [data-opens]': nameOfRow,
  // Two lines say what it is: the record itself says the rest.
  '&:has([data-opens]) dl': { maxHeight: '2lh', overflow: 'hidden' },
}
const firstLine = { display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }
const facts = { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.25, fontSize: 14, lineHeight: '20px' }
const fact = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.5,
  '& dd': { m: 0 },
  '& dt': { color: colour.muted },
}
/** Beside the names, what can be done with a row stays quiet. */
const quietActs = {
  flex: 'none',
  display: 'flex',
  my: -0.5,
  mr: -1,
  '& .MuiButton-root': { minHeight: 40, px: 1, border: 0, fontSize: 15 },
}
const side = { flex: 'none', display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 0.5 }

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
  const atSide = rest.filter(({ card: place }) => place === 'side')
  const known = rest.filter(
    ({ screenOnly, card: place }) => !screenOnly && place !== 'side' && place !== 'none',
  )
  const acts = rest.filter(({ screenOnly, card: place }) => screenOnly && place !== 'none')
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
            <Typography
              component="h2"
              sx={{ fontSize: 16, fontWeight: 650, lineHeight: 1.3, flex: 1, minWidth: 0 }}
            >
              {shown(heading, row)}
            </Typography>
            <Box sx={side}>
              {atSide.map((column) => (
                <Box key={column.source} sx={{ fontWeight: column.numeric ? 650 : 400 }}>
                  {shown(column, row)}
                </Box>
              ))}
            </Box>
            {acts.map((column) => (
              <Box key={column.source} sx={quietActs}>
                {shown(column, row)}
              </Box>
            ))}
          </Box>
          <Box component="dl" sx={facts}>
            {known.map((column) => {
              const value = shown(column, row)
              // Empty values take no space on a phone.
              if (value === null || value === '') return null
              return (
                <Box key={column.source} sx={column.long ? { ...fact, flexBasis: '100%' } : fact}>
                  <Box component="dt" sx={column.card === 'plain' ? unseen : {}}>
                    {String(nameOf({ resource, source: column.source }))}
                  </Box>
                  <dd>{value}</dd>
                </Box>
              )
            })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
