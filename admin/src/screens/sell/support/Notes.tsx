import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useRef } from 'react'
import { type Issue } from '../../../api/api-types.js'
import { useKeptText } from '../../../kit/kept/kept-text.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useNote, useStaffIssue } from './use-issue.js'

const LONGEST = 2000

/** What staff tell each other about an issue; its customer never reads it. */
export function Notes({ issue }: { issue: Issue }) {
  const say = useWords()
  const heading = useId()
  const field = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const { text, type, clear } = useKeptText(`note on issue ${issue.id}`)
  const notes = useStaffIssue(issue).data?.notes ?? []
  const keeping = useNote(issue, clear)
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const note = text.trim()
    if (note === '' || keeping.isPending) return
    keeping.mutate(note, { onSuccess: () => input.current?.focus() })
  }
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}
    >
      <div>
        <Typography variant="h2" id={heading}>
          {say('support.notes')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {say('support.notesHelp')}
        </Typography>
      </div>
      {notes.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {notes.map((note) => (
            <li key={`${note.at} ${note.text}`}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
              <Typography variant="body2" color="text.secondary">
                {note.by}, {formatDateTime(note.at)}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      <Box component="form" onSubmit={keep} sx={{ display: 'grid', gap: 1 }}>
        <TextField
          id={field}
          inputRef={input}
          label={say('support.note')}
          value={text}
          multiline
          maxRows={6}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        <Button type="submit" variant="outlined" loading={keeping.isPending} sx={{ justifySelf: 'start' }}>
          {say('support.keepNote')}
        </Button>
      </Box>
    </Card>
  )
}
