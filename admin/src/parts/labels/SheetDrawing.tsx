import Box from '@mui/material/Box'
import { type LabelSheet } from '../../api/api-types.js'
import { colour } from '../../kit/theme/tokens.js'
import { A4, cellsOf } from './sheet.js'

interface SheetDrawingProps {
  sheet: LabelSheet
  /** The last cell that is printed on; all from the first one on, if not given. */
  last?: number
  /** The description for people who cannot see it; none when another text has it. */
  label?: string
}

/** A4 as the printer will fill it: cells before the first one stay empty. */
export function SheetDrawing({ sheet, last = Infinity, label }: SheetDrawingProps) {
  const { widthMm, heightMm, paddingMm, startCell } = sheet
  return (
    <Box
      component="svg"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox={`0 0 ${A4.width} ${A4.height}`}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 260,
        bgcolor: colour.paper,
        outline: `1px solid ${colour.stone}`,
      }}
    >
      {cellsOf(sheet).map(({ number, x, y }) => (
        <g key={number}>
          <rect
            x={x}
            y={y}
            width={widthMm}
            height={heightMm}
            fill={number < startCell ? colour.rice : colour.paper}
            stroke={colour.muted}
            strokeWidth={0.4}
          />
          {number >= startCell && number <= last && (
            <rect
              x={x + paddingMm}
              y={y + paddingMm}
              width={Math.max(0, widthMm - 2 * paddingMm)}
              height={Math.max(0, heightMm - 2 * paddingMm)}
              fill={colour.stone}
            />
          )}
        </g>
      ))}
    </Box>
  )
}
