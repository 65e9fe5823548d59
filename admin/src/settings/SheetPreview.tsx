import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { type ShopSettings } from '../data/api-types.js'
import { colour } from '../theme/tokens.js'
import { useWords } from '../words/use-words.js'

const A4 = { width: 210, height: 297 }
/** More would be drawn than anybody can see; the server refuses them anyway. */
const MOST = 300

interface Cell {
  number: number
  x: number
  y: number
}

/** The cells of a sheet, counted along its rows. */
function cellsOf(labels: ShopSettings['labels']): Cell[] {
  const { columns, rows, marginLeftMm, marginTopMm, pitchXMm, pitchYMm, offsetXMm, offsetYMm } = labels
  return Array.from({ length: Math.min(MOST, Math.max(0, columns * rows)) }, (_, index) => ({
    number: index + 1,
    x: marginLeftMm + offsetXMm + (index % columns) * pitchXMm,
    y: marginTopMm + offsetYMm + Math.floor(index / columns) * pitchYMm,
  }))
}

/** A4 as the printer will fill it: cells before the first one stay empty. */
export function SheetPreview() {
  const say = useWords()
  const labels = useWatch({ name: 'labels' }) as ShopSettings['labels'] | undefined
  if (!labels || Object.values(labels).some((value) => typeof value !== 'number')) return null
  const { widthMm, heightMm, paddingMm, startCell } = labels
  return (
    <Box
      component="svg"
      role="img"
      aria-label={say('settings.sheetPreview')}
      viewBox={`0 0 ${A4.width} ${A4.height}`}
      sx={{ width: '100%', maxWidth: 260, bgcolor: '#fff', border: `1px solid ${colour.stone}` }}
    >
      {cellsOf(labels).map(({ number, x, y }) => (
        <g key={number}>
          <rect
            x={x}
            y={y}
            width={widthMm}
            height={heightMm}
            fill={number < startCell ? colour.rice : '#fff'}
            stroke={colour.muted}
            strokeWidth={0.4}
          />
          {number >= startCell && (
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
