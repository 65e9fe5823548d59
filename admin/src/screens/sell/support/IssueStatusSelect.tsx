import './words.js'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import { type Issue, type IssueStatus } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ISSUE_STATUSES } from './statuses.js'
import { useIssueUpdate } from './use-issue.js'

/** The select for the status, which staff set to Open or Resolved. */
export function IssueStatusSelect({ issue }: { issue: Issue }) {
  const say = useWords()
  const notify = useNotify()
  const id = useId()
  const update = useIssueUpdate(issue, 'support.statusFailed')
  const set = (status: IssueStatus) =>
    update.mutate(
      { status },
      {
        onSuccess: () =>
          notify('support.statusChanged', {
            type: 'success',
            messageArgs: { status: say(`status.${status}`) },
          }),
      },
    )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        id={id}
        select
        label={say('support.status')}
        value={issue.status}
        disabled={update.isPending}
        onChange={(event) => set(event.target.value as IssueStatus)}
        sx={{ minWidth: 136 }}
      >
        {ISSUE_STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {say(`status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
