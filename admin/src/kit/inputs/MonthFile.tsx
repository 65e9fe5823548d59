import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { FileLink } from '../ui/FileLink.js'
import { dayInIndia } from '../ui/ist.js'

/** Comes beside the rows of the list that it stands at. */
const MonthField = lazy(async () => ({ default: (await import('./MonthField.js')).MonthField }))

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
      <Suspense fallback={<Box sx={{ width: 190, height: 44 }} />}>
        <MonthField label={month} value={chosen} onMonth={setChosen} />
      </Suspense>
      <FileLink href={addressOf(chosen)} name={nameOf(chosen)}>
        {text}
      </FileLink>
    </Box>
  )
}
