import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { touchTarget } from '../theme/tokens.js'
import { useWords } from '../words/use-words.js'

interface FigureProps {
  title: string
  /** The figure in a sentence: what the drawing shows, for those who do not see it. */
  text: string
  /** Of the heading, below the one above it. */
  level?: 'h2' | 'h3'
  /** Beside the heading. */
  control?: ReactNode
  /** Column heads and rows of the same figures. */
  table?: { head: readonly string[]; rows: readonly { key: string; cells: readonly string[] }[] }
  children?: ReactNode
}

/** A drawing with its heading, its sentence, and its figures as a table. */
export function Figure({ title, text, level = 'h3', control, table, children }: FigureProps) {
  const heading = useId()
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          justifyContent: 'space-between',
        }}
      >
        <Typography id={heading} variant="h3" component={level}>
          {title}
        </Typography>
        {control}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
      {children}
      {table && <FiguresTable {...table} />}
    </Card>
  )
}

const cell = { textAlign: 'right', py: 0.25, '&:first-of-type': { textAlign: 'left' } }

function FiguresTable({ head, rows }: NonNullable<FigureProps['table']>) {
  const say = useWords()
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px` }}>
        {say('reports.asTable')}
      </Box>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', '& td, & th': cell }}>
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
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((value, column) => (
                <td key={head[column]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
