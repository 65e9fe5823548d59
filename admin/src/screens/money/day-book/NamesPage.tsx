import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { type LedgerNames } from '../../../api/api-types.js'
import { bodyOf, sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { upTo } from '../../../kit/ui/layout.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { bookCalls } from './calls.js'

const MOST_LETTERS = 100

/** /dashboard/day-book/names: what the ledgers are called in the accountant's books. */
export function NamesPage() {
  const say = useWords()
  const calls = useCalls(bookCalls)
  const names = useQuery({
    queryKey: ['ledger', 'names'],
    queryFn: ({ signal }) => calls.names(signal),
  })
  return (
    <>
      <PageTitle>{say('dayBook.names')}</PageTitle>
      <Typography variant="body2" color="text.secondary">
        {say('dayBook.namesHelp')}
      </Typography>
      {names.isPending && <ScreenSkeleton rows={6} height={56} />}
      {names.isError && (
        <ErrorNotice
          message={sentenceOf(names.error, say('dayBook.failed'))}
          onRetry={() => void names.refetch()}
        />
      )}
      {names.data && <Form key={names.data.version} {...names.data} />}
      <Button component={Link} to="/dashboard/day-book" sx={{ justifySelf: 'start' }}>
        {say('dayBook.back')}
      </Button>
    </>
  )
}

function Form({ version, names }: LedgerNames) {
  const say = useWords()
  const calls = useCalls(bookCalls)
  const notify = useNotify()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const save = useWrite({
    mutationFn: () =>
      calls.rename(
        version,
        Object.entries(typed).map(([account, name]) => ({ account, name })),
      ),
    failed: 'dayBook.saveFailed',
    onSuccess: async () => {
      notify('dayBook.saved', { type: 'success' })
      await queries.invalidateQueries({ queryKey: ['ledger'] })
    },
  })
  const wrong = (bodyOf(save.error).details?.fields ?? {}) as Readonly<Record<string, string>>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Card component="form" onSubmit={submit} sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {names.map(({ account, name, usual, group }) => (
          <TextField
            key={account}
            label={usual}
            value={typed[account] ?? name}
            onChange={({ target }) => setTyped((now) => ({ ...now, [account]: target.value }))}
            error={wrong[`names.${account}`] !== undefined}
            helperText={wrong[`names.${account}`] ?? group}
            placeholder={usual}
            slotProps={upTo(MOST_LETTERS)}
          />
        ))}
      </Box>
      <Box>
        <Button
          type="submit"
          variant="contained"
          disabled={Object.keys(typed).length === 0}
          loading={save.isPending}
        >
          {say('dayBook.save')}
        </Button>
      </Box>
    </Card>
  )
}
