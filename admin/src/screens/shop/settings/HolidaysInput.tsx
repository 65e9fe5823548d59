import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { DateField } from '../../../kit/inputs/DateInput.js'
import { formatDay } from '../../../kit/ui/format.js'
import { isDay } from '../../../kit/ui/ist.js'
import { useWords } from '../../../kit/words/use-words.js'
import { wide } from './Group.js'

/** Days without packing and delivery, one by one. */
export function HolidaysInput() {
  const say = useWords()
  const { field } = useController({ name: 'holidays' })
  const [day, setDay] = useState('')
  const days = (field.value ?? []) as string[]
  const add = () => {
    field.onChange([...new Set([...days, day])].sort())
    setDay('')
  }
  return (
    <Box role="group" aria-label={say('settings.holidays')} sx={{ ...wide, display: 'grid', gap: 1.5 }}>
      <Typography>{say('settings.holidays')}</Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {days.map((one) => (
          <li key={one}>
            <Button
              endIcon={<CloseOutlined />}
              aria-label={say('settings.removeHoliday', { day: formatDay(one) })}
              onClick={() => field.onChange(days.filter((other) => other !== one))}
            >
              {formatDay(one)}
            </Button>
          </li>
        ))}
        {days.length === 0 && (
          <Typography component="li" variant="body2" color="text.secondary">
            {say('settings.noHolidays')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DateField label={say('settings.anotherHoliday')} value={day} onDay={setDay} sx={{ maxWidth: 220 }} />
        <Button onClick={add} disabled={!isDay(day)}>
          {say('settings.addHoliday')}
        </Button>
      </Box>
    </Box>
  )
}
