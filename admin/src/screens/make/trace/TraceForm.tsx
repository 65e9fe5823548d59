import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../../kit/addresses/addresses.js'
import { useWords } from '../../../kit/words/use-words.js'
import { directionIn, DIRECTIONS, subjectOf } from './subject.js'

/** What to trace, and which way. @param typed what is traced now */
export function TraceForm({ typed }: { typed: string }) {
  const say = useWords()
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useState(typed)
  const [wrong, setWrong] = useState(false)
  const direction = directionIn(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const subject = subjectOf(text)
    setWrong(!subject)
    if (!subject) return
    const asked = queryOf(subject)
    for (const kept of ['direction', 'view']) {
      const value = search.get(kept)
      if (value) asked.set(kept, value)
    }
    setSearch(asked)
  }
  const turn = (to: string) =>
    setSearch((before) => {
      before.set('direction', to)
      return before
    })
  return (
    <Box component="form" role="search" aria-label={say('trace.find')} onSubmit={submit} sx={form}>
      <TextField
        label={say('trace.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong}
        helperText={wrong ? say('trace.notOne') : typed === '' && say('trace.findHelp')}
        required
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', enterKeyHint: 'search' },
        }}
      />
      <TextField
        select
        label={say('trace.direction')}
        value={direction}
        onChange={({ target }) => turn(target.value)}
      >
        {DIRECTIONS.map((one) => (
          <MenuItem key={one} value={one}>
            {say(`trace.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
        {say('trace.submit')}
      </Button>
    </Box>
  )
}

const form = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 420px) 160px auto' },
  justifyContent: 'start',
  '& > :first-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
}
