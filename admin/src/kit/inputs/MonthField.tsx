import { type SxProps } from '@mui/material/styles'
import { useState } from 'react'
import { shortMonth } from '../ui/format.js'
import { dayInIndia } from '../ui/ist.js'
import { ChoiceField } from './ChoiceInput.js'

/** Nobody asks for books that are older. */
const YEARS = 8
const MONTHS = 12

/** "Nov 2026", as a day is written beside it. @param month `YYYY-MM` */
const written = (month: string) => `${shortMonth(month)} ${month.slice(0, 4)}`

/** The months up to this one, the newest first. @param today in India */
function monthsUpTo(today: string): string[] {
  const last = Number(today.slice(0, 4)) * MONTHS + Number(today.slice(5, 7)) - 1
  return Array.from({ length: YEARS * MONTHS }, (_, back) => {
    const month = last - back
    return `${Math.floor(month / MONTHS)}-${String((month % MONTHS) + 1).padStart(2, '0')}`
  })
}

interface MonthFieldProps {
  label: string
  /** `YYYY-MM`. */
  value: string
  onMonth: (month: string) => void
  sx?: SxProps
}

/** A month, chosen or searched by typing: a browser's own field would show it as its language does. */
export function MonthField({ label, value, onMonth, sx }: MonthFieldProps) {
  const [known] = useState(() => monthsUpTo(dayInIndia(new Date())))
  const months = known.includes(value) ? known : [value, ...known]
  return (
    <ChoiceField
      label={label}
      value={value}
      choices={months.map((month) => ({ id: month, name: written(month) }))}
      onChange={onMonth}
      isRequired
      sx={{ width: 190, ...sx }}
    />
  )
}
