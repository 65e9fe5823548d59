import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm } from '../../kit/ui/dialogs.js'
import { useWords } from '../../kit/words/use-words.js'
import { type FefoRun } from './use-fefo-run.js'

/** How far the run is, and what each order that was not assigned says. */
export function FefoProgress({ run }: { run: FefoRun }) {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  const { total, results, busy } = run
  if (total === 0) return null
  const failed = results.filter(({ problem }) => problem !== null)
  const short = results.filter(({ isShort }) => isShort).map(({ order }) => order)
  const done = results.length - failed.length
  return (
    <Box sx={{ display: 'grid', gap: 1, maxHeight: '40vh', overflowY: 'auto' }}>
      {busy && (
        <LinearProgress
          variant="determinate"
          aria-label={say('packing.fefo')}
          value={(results.length / total) * 100}
        />
      )}
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {say('packing.fefoProgress', { done, total })}
      </Typography>
      {failed.length > 0 && (
        <Box component="ul" aria-label={say('packing.notAssigned')} sx={{ m: 0, pl: 2.5 }}>
          {failed.map(({ order, problem }) => (
            <Typography component="li" variant="body2" color="error.main" key={order._id}>
              <strong>{order.orderId}</strong>: {problem}
            </Typography>
          ))}
        </Box>
      )}
      {!busy && short.length > 0 && (
        <Button onClick={() => setAsking(true)} sx={{ justifySelf: { sm: 'start' } }}>
          {say('packing.fefoUseShort', { smart_count: short.length })}
        </Button>
      )}
      {!busy && failed.length === 0 && (
        <Button variant="text" onClick={run.forget} sx={{ justifySelf: 'start' }}>
          {say('packing.close')}
        </Button>
      )}
      <Confirm
        isOpen={asking}
        title={say('packing.fefoShort')}
        content={say('packing.fefoShortText')}
        confirm={say('packing.fefoShortConfirm')}
        cancel={say('edit.cancel')}
        onConfirm={() => {
          setAsking(false)
          void run.start(short, true)
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
