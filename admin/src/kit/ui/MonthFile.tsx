import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FileLink } from './FileLink.js'
import { dayInIndia } from './ist.js'

interface MonthFileProps {
  /** The name of the field. */
  month: string
  /** The text of the button. */
  text: string
  /** Where the file of a month is had, `2026-11`, and its name. */
  addressOf: (month: string) => string
  nameOf: (month: string) => string
}

/** A month's file for the books. */
export function MonthFile({ month, text, addressOf, nameOf }: MonthFileProps) {
  const [chosen, setChosen] = useState(() => dayInIndia(new Date()).slice(0, 7))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        type="month"
        label={month}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 190 }}
      />
      <FileLink href={addressOf(chosen)} name={nameOf(chosen)} disabled={chosen === ''}>
        {text}
      </FileLink>
    </Box>
  )
}
