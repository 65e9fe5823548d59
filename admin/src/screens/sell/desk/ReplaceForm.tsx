import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type DeskOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { DISCARDS } from '../../../kit/edit/LeaveQuestion.js'
import { useUnsaved } from '../../../kit/edit/LeaveWatch.js'
import { FigureField, notANumber } from '../../../kit/inputs/FigureInput.js'
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
  const [tries, setTries] = useState(0)
  const tried = tries > 0
  const form = useRef<HTMLDivElement>(null)
  useUnsaved(reason !== '' || Object.values(figures).some((figure) => figure !== ''))
  const asked = replaceable.map(({ itemIdx, left }) => {
    const quantity = numberIn(figures[itemIdx] ?? '', 'PC') ?? 0
    return { itemIdx, quantity, isWrong: !(quantity >= 0 && quantity <= left) }
  })
  const lines = asked.flatMap(({ itemIdx, quantity }) => (quantity === 0 ? [] : [{ itemIdx, quantity }]))
  const isReasonMissing = reason.trim() === ''
  // What is wrong stands below its field, and the first of them has the keyboard.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const step = useDeskStep({
    orderId: order.orderId,
    call: () => api.replaceJars(order.orderId, { lines, reason: reason.trim() }),
    done: 'desk.replaced',
    failed: 'desk.replaceFailed',
    after: (made) => void navigate(`/dashboard/desk/${made.order.orderId}`, DISCARDS),
  })
  const wrongIn = (quantity: number, left: number) =>
    Number.isNaN(quantity) ? say(notANumber('PC')) : say('desk.replaceMost', { left })
  const send = () => {
    if (lines.length > 0 && !isReasonMissing && !asked.some(({ isWrong }) => isWrong)) {
      step.run()
      return
    }
    setTries(tries + 1)
  }
  return (
    <Box ref={form} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="text.secondary">{say('desk.replaceHint')}</Typography>
      {replaceable.map(({ itemIdx, name, left, bought }, at) => (
        // The whole name above its field: as the field's label it ends where jars begin to differ.
        <Box key={itemIdx} sx={{ display: 'grid', gap: 1 }}>
          <Typography>{name}</Typography>
          <FigureField
            measure="PC"
            label={say('desk.replaceHow', { left, bought })}
            value={figures[itemIdx] ?? ''}
            disabled={left === 0}
            error={tried && (asked[at]?.isWrong === true || (lines.length === 0 && left > 0))}
            helperText={tried && asked[at]?.isWrong && wrongIn(asked[at].quantity, left)}
            slotProps={{ htmlInput: { 'aria-label': say('desk.replaceLeft', { name, left, bought }) } }}
            onText={(text) => setFigures({ ...figures, [itemIdx]: text })}
          />
        </Box>
      ))}
      <TextField
        label={say('desk.reason')}
        value={reason}
        error={tried && isReasonMissing}
        helperText={tried && isReasonMissing && say('desk.reasonMissing')}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {tried && lines.length === 0 && <ErrorNotice message={say('desk.replaceChoose')} />}
      <Button variant="outlined" loading={step.busy} onClick={send} sx={{ justifySelf: { sm: 'start' } }}>
        {say('desk.replaceSend')}
      </Button>
    </Box>
  )
}
