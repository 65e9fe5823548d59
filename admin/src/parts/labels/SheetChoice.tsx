import './words.js'
import Box from '@mui/material/Box'
import { useId } from 'react'
import { type LabelSheet } from '../../api/api-types.js'
import { colour } from '../../kit/theme/tokens.js'
import { useWords } from '../../kit/words/use-words.js'
import { A4, cellsOf } from './sheet.js'
import { SheetDrawing } from './SheetDrawing.js'

interface SheetChoiceProps {
  sheet: LabelSheet
  /** How many labels are printed. */
  count: number
  value: number
  onChange: (cell: number) => void
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A drawing of the sheet: tapping a label, or the arrow keys, choose where the print begins. */
export function SheetChoice({ sheet, count, value, onChange }: SheetChoiceProps) {
  const say = useWords()
  const name = useId()
  return (
    <Box
      role="radiogroup"
      aria-label={say('labels.sheet')}
      sx={{ position: 'relative', width: '100%', maxWidth: 260, mx: 'auto' }}
    >
      <SheetDrawing sheet={{ ...sheet, startCell: value }} last={value + count - 1} />
      {cellsOf(sheet).map(({ number, x, y }) => (
        <Box
          key={number}
          component="input"
          type="radio"
          name={name}
          checked={number === value}
          aria-label={say('labels.cell', { number })}
          onChange={() => onChange(number)}
          sx={{
            appearance: 'none',
            position: 'absolute',
            m: 0,
            cursor: 'pointer',
            left: percent(x, A4.width),
            top: percent(y, A4.height),
            width: percent(sheet.widthMm, A4.width),
            height: percent(sheet.heightMm, A4.height),
            '&:checked': { outline: `2px solid ${colour.chilli}`, outlineOffset: -2 },
            '&:focus-visible': { outline: `3px solid ${colour.info}`, outlineOffset: -1 },
          }}
        />
      ))}
    </Box>
  )
}
