import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useApi } from '../../../api/use-api.js'
import { dropText } from '../../../kit/kept/kept-text.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Something that does not match. */
export interface OpenThing {
  /** The path by which the server knows it. */
  path: string
  what: string
  utr: string | null
  orderId: string | null
  amount: string
  todo: string
  /** What the provider said of it. */
  words: string
}

/** One thing that does not match: what to do, and the note that settles it. */
export function ToSettle({ thing }: { thing: OpenThing }) {
  const say = useWords()
  const { what, utr, orderId, amount, todo, words } = thing
  return (
    <Card component="li" sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {what}
        </Typography>
        <span>{amount}</span>
      </Box>
      <Typography>{todo}</Typography>
      {words !== '' && <Typography color="text.secondary">{words}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        {orderId && (
          <TapLink component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
            {orderId}
          </TapLink>
        )}
        {utr && (
          <TapLink component={RouterLink} to={`/dashboard/payouts/${encodeURIComponent(utr)}`}>
            {say('payouts.title', { utr })}
          </TapLink>
        )}
        <Settle thing={thing} />
      </Box>
    </Card>
  )
}

function Settle({ thing: { path, what } }: { thing: OpenThing }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const kept = `note on payout ${path}`
  const settle = useWrite({
    mutationFn: (note: string) => api.settlePayout(path, note),
    failed: 'payouts.settleFailed',
    onSuccess: async () => {
      dropText(kept)
      setOpen(false)
      notify('payouts.settled', { type: 'success' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['payouts'] }),
        queries.invalidateQueries({ queryKey: ['settlements'] }),
      ])
    },
  })
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-label={say('payouts.settleLine', { what })}
        sx={{ ml: 'auto' }}
      >
        {say('payouts.settle')}
      </Button>
      <TextDialog
        open={isOpen}
        title={say('payouts.settleTitle')}
        text={say('payouts.settleText')}
        label={say('payouts.note')}
        missing={say('payouts.noteMissing')}
        submit={say('payouts.settle')}
        maxLength={500}
        multiline
        kept={kept}
        busy={settle.isPending}
        onSubmit={(note) => settle.mutate(note)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
