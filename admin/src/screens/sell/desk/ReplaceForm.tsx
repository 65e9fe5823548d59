import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type DeskOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { DISCARDS } from '../../../kit/edit/LeaveQuestion.js'
import { useUnsaved } from '../../../kit/edit/LeaveWatch.js'
import { FigureField } from '../../../kit/inputs/FigureInput.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { numberIn } from '../../../kit/ui/typed-number.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useDeskStep } from './use-desk-step.js'

/** Jars at no charge, chosen from what was bought. */
export function ReplaceForm({ desk: { order, replaceable } }: { desk: DeskOrder }) {
  const say = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const [figures, setFigures] = useState<Record<number, string>>({})
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  useUnsaved(reason !== '' || Object.values(figures).some((figure) => figure !== ''))
  const lines = replaceable.flatMap(({ itemIdx }) => {
    const quantity = numberIn(figures[itemIdx] ?? '', 'PC') ?? 0
    return quantity === 0 ? [] : [{ itemIdx, quantity }]
  })
  const step = useDeskStep({
    orderId: order.orderId,
    call: () => api.replaceJars(order.orderId, { lines, reason: reason.trim() }),
    done: 'desk.replaced',
    failed: 'desk.replaceFailed',
    after: (made) => void navigate(`/dashboard/desk/${made.order.orderId}`, DISCARDS),
  })
  const send = () => {
    const problem =
      lines.length === 0 ? 'desk.replaceChoose' : reason.trim() === '' ? 'desk.reasonMissing' : null
    setWrong(problem && say(problem))
    if (!problem) step.run()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="text.secondary">{say('desk.replaceHint')}</Typography>
      {replaceable.map(({ itemIdx, name, left, bought }) => (
        <FigureField
          key={itemIdx}
          measure="PC"
          label={say('desk.replaceLeft', { name, left, bought })}
          value={figures[itemIdx] ?? ''}
          disabled={left === 0}
          onText={(text) => setFigures({ ...figures, [itemIdx]: text })}
        />
      ))}
      <TextField
        label={say('desk.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {wrong && <ErrorNotice message={wrong} />}
      <Button variant="outlined" loading={step.busy} onClick={send} sx={{ justifySelf: { sm: 'start' } }}>
        {say('desk.replaceSend')}
      </Button>
    </Box>
  )
}
