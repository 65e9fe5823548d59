import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useListContext } from 'react-admin'
import { statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

const problemOf = (error: unknown): WordKey =>
  statusOf(error) === 404 ? 'reservations.notFound' : 'reservations.searchFailed'

/** Looks a reservation up by its number; the list then shows that one. */
export function RunSearch() {
  const say = useWords()
  const api = useApi()
  const { filterValues, setFilters } = useListContext()
  const shownNumber = (filterValues as { reservationId?: string }).reservationId
  const [number, setNumber] = useState(shownNumber ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const search = useMutation({
    mutationFn: (typed: string) => api.reservation(typed),
    onSuccess: ({ reservationId }) => setFilters({ reservationId }, {}),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    search.reset()
    const typed = number.trim().toUpperCase()
    setEmpty(typed === '')
    if (typed !== '') search.mutate(typed)
  }
  const showAll = () => {
    setNumber('')
    setFilters({}, {})
  }
  const problem = isEmpty ? 'reservations.searchEmpty' : search.error && problemOf(search.error)
  return (
    <Box
      component="form"
      role="search"
      aria-label={say('reservations.searchForm')}
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}
    >
      <TextField
        label={say('reservations.search')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={problem !== null}
        helperText={<span role="alert">{problem && say(problem)}</span>}
        autoComplete="off"
        fullWidth={false}
        sx={{ flex: { xs: '1 1 160px', sm: '0 1 280px' } }}
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
      <Button type="submit" startIcon={<Search />} loading={search.isPending} loadingPosition="start">
        {say('reservations.doSearch')}
      </Button>
      {shownNumber !== undefined && <Button onClick={showAll}>{say('reservations.showAll')}</Button>}
    </Box>
  )
}
