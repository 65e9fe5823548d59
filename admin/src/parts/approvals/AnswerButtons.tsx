import './words.js'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Approval } from '../../api/api-types.js'
import { useApi } from '../../api/use-api.js'
import { dropText } from '../../kit/kept/kept-text.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { TextDialog } from '../../kit/ui/TextDialog.js'
import { useWords } from '../../kit/words/use-words.js'

const LONGEST_REASON = 200

/** The owner's yes, by one tap, and the no with its reason. */
export function AnswerButtons({ approval: { id, what } }: { approval: Approval }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const [refusing, setRefusing] = useState(false)
  const kept = `refusal of ${id}`
  const reread = () => {
    void queries.invalidateQueries({ queryKey: ['approvals'] })
    void queries.invalidateQueries({ queryKey: ['dashboard', 'summary'] })
  }
  const approve = useWrite({
    failed: 'approvals.failed',
    mutationFn: () => api.approve(id),
    onSuccess: () => notify('approvals.approved', { type: 'success' }),
    onSettled: reread,
  })
  const refuse = useWrite({
    failed: 'approvals.failed',
    mutationFn: (reason: string) => api.refuse(id, reason),
    onSuccess: () => {
      dropText(kept)
      notify('approvals.refused', { type: 'success' })
    },
    onSettled: () => {
      setRefusing(false)
      reread()
    },
  })
  const busy = approve.isPending || refuse.isPending
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
      <Button
        variant="contained"
        color="success"
        startIcon={<CheckOutlined />}
        aria-label={say('approvals.yesLabel', { what })}
        disabled={busy}
        loading={approve.isPending}
        loadingPosition="start"
        onClick={() => approve.mutate()}
      >
        {say('approvals.yes')}
      </Button>
      <Button
        startIcon={<CloseOutlined />}
        aria-label={say('approvals.noLabel', { what })}
        disabled={busy}
        onClick={() => setRefusing(true)}
      >
        {say('approvals.no')}
      </Button>
      <TextDialog
        open={refusing}
        title={say('approvals.refuseTitle')}
        text={what}
        label={say('approvals.reason')}
        help={say('approvals.reasonHelp')}
        missing={say('approvals.reasonMissing')}
        submit={say('approvals.no')}
        maxLength={LONGEST_REASON}
        kept={kept}
        busy={refuse.isPending}
        onSubmit={(reason) => refuse.mutate(reason)}
        onClose={() => setRefusing(false)}
      />
    </Box>
  )
}
