import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { colour, radius } from '../theme/tokens.js'

interface ScrollTableProps {
  title: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

const frame = {
  overflowX: 'auto',
  bgcolor: colour.paper,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  '&:focus-visible': { outline: `3px solid ${colour.turmeric}` },
}
const cells = {
  borderCollapse: 'collapse',
  minWidth: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    p: 1,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${colour.stone}`,
    maxWidth: 320,
    overflowWrap: 'break-word',
  },
  '& th': { whiteSpace: 'nowrap' },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& tr:last-of-type td': { borderBottom: 0 },
}

/** A table that may be wider than a phone: it scrolls by itself, with a thumb or the keyboard. */
export function ScrollTable({ title, head, rows }: ScrollTableProps) {
  const heading = useId()
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography id={heading} variant="h3">
        {title}
      </Typography>
      <Box role="region" aria-labelledby={heading} tabIndex={0} sx={frame}>
        <Box component="table" sx={cells}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: values }) => (
              <tr key={key}>
                {values.map((value, at) => (
                  <td key={head[at]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}
