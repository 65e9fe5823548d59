import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Customer } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useKeptText } from '../../../kit/kept/kept-text.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { upTo } from '../../../kit/ui/layout.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'

const LONGEST_NOTE = 1000

/** What staff wrote down about the customer, the newest first, and a field for more. What was refused stays typed. */
export function Notes({ customer: { id, notes } }: { customer: Customer }) {
  const say = useWords()
  const api = useApi()
  const queries = useQueryClient()
  const { text, type, clear } = useKeptText(`note on customer ${id}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useWrite({
    failed: 'customers.noteFailed',
    mutationFn: () => api.noteCustomer(id, text.trim()),
    onSuccess: () => {
      clear()
      field.current?.focus()
      void queries.invalidateQueries({ queryKey: ['customers', 'one', id] })
    },
  })
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Section heading={say('customers.notes')}>
        <Box
          component="form"
          sx={{ display: 'grid', gap: 1 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '' && !add.isPending) add.mutate()
          }}
        >
          <TextField
            inputRef={field}
            label={say('customers.note')}
            helperText={say('customers.notesHelp')}
            value={text}
            onChange={({ target }) => type(target.value)}
            multiline
            slotProps={upTo(LONGEST_NOTE)}
          />
          <Button
            type="submit"
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            disabled={text.trim() === ''}
            loading={add.isPending}
          >
            {say('customers.addNote')}
          </Button>
        </Box>
        {notes.length === 0 && <Typography color="text.secondary">{say('customers.noNotes')}</Typography>}
        {notes.map((note) => (
          <div key={note.id}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
            <Typography variant="body2" color="text.secondary">
              {`${note.by} · ${formatDateTime(note.at)}`}
            </Typography>
          </div>
        ))}
      </Section>
    </Card>
  )
}
