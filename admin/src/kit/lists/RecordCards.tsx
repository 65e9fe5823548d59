import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type RaRecord, useListContext, useTranslateLabel } from 'react-admin'
import { Fact } from '../ui/Fact.js'
import { type Column, shown } from './column.js'

const facts = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
}

/** The rows of the list as cards for a phone: the field that names a row is its heading. */
export function RecordCards<Row extends RaRecord>({ columns }: { columns: readonly Column<Row>[] }) {
  const { data = [], resource } = useListContext<Row>()
  const nameOf = useTranslateLabel()
  const heading = columns.find((column) => column.heading) ?? columns[0]
  if (!heading) return null
  const rest = columns.filter((column) => column !== heading)
  const known = rest.filter(({ screenOnly }) => !screenOnly)
  const acts = rest.filter(({ screenOnly }) => screenOnly)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((row) => (
        <Card component="li" key={row.id} sx={{ p: 1.5, display: 'grid', gap: 1 }}>
          <Typography variant="h3" component="h2">
            {shown(heading, row)}
          </Typography>
          <Box component="dl" sx={facts}>
            {known.map((column) => {
              const value = shown(column, row)
              // What is not there needs no place on a phone.
              if (value === null || value === '') return null
              return (
                <Fact
                  key={column.source}
                  name={String(nameOf({ resource, source: column.source }))}
                  wide={column.long}
                >
                  {value}
                </Fact>
              )
            })}
          </Box>
          {acts.map((column) => (
            <div key={column.source}>{shown(column, row)}</div>
          ))}
        </Card>
      ))}
    </Box>
  )
}
