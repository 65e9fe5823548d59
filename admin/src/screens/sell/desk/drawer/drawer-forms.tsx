import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Drawer } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { useUnsaved } from '../../../../kit/edit/LeaveWatch.js'
import { FigureField } from '../../../../kit/inputs/FigureInput.js'
import { keptTextOf, useKeptText } from '../../../../kit/kept/kept-text.js'
import { Confirm } from '../../../../kit/ui/dialogs.js'
import { useWrite } from '../../../../kit/ui/Refusals.js'
import { useWords, type WordKey } from '../../../../kit/words/use-words.js'
import { rupeesIn } from '../rupees.js'
import { deskKeys } from '../use-desk.js'

const form = { display: 'grid', gap: 1.5 }

/** A step with the drawer; what was typed stays until the server has taken it. */
function useDrawerStep<Input>(call: (input: Input) => Promise<Drawer>, after: () => void) {
  const notify = useNotify()
  const queries = useQueryClient()
  const step = useWrite<Drawer, Input>({
    mutationFn: call,
    failed: 'drawer.stepFailed',
    onSuccess: () => {
      notify('drawer.saved', { type: 'success' })
      after()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskKeys.drawer }),
  })
  return {
    run: step.mutate,
    busy: step.isPending,
  }
}

interface AmountProps {
  label: WordKey
  value: string
  tried: boolean
  onChange: (text: string) => void
}

function Amount({ label, value, tried, onChange }: AmountProps) {
  const say = useWords()
  const isWrong = tried && rupeesIn(value) === null
  return (
    <FigureField
      label={say(label)}
      measure="RUPEES"
      value={value}
      error={isWrong}
      helperText={isWrong ? say('drawer.wrong') : undefined}
      onText={onChange}
    />
  )
}

export function OpenForm() {
  const say = useWords()
  const api = useApi()
  const { text: float, type: setFloat, clear } = useKeptText(keptTextOf('float'))
  const [tried, setTried] = useState(false)
  useUnsaved(float !== '')
  const step = useDrawerStep(() => api.openDrawer(rupeesIn(float) ?? NaN), clear)
  const open = () => {
    setTried(true)
    if (rupeesIn(float) !== null) step.run(undefined)
  }
  return (
    <Box sx={form}>
      <Amount label="drawer.float" value={float} tried={tried} onChange={setFloat} />
      <Button variant="contained" loading={step.busy} onClick={open}>
        {say('drawer.open')}
      </Button>
    </Box>
  )
}

export function MoveForm() {
  const say = useWords()
  const api = useApi()
  const { text: amount, type: setAmount, clear: clearAmount } = useKeptText(keptTextOf('amount'))
  const { text: reason, type: setReason, clear: clearReason } = useKeptText(keptTextOf('reason'))
  const [tried, setTried] = useState(false)
  useUnsaved(amount !== '' || reason !== '')
  const step = useDrawerStep(
    (kind: 'in' | 'out') => api.moveCash({ kind, amount: rupeesIn(amount) ?? NaN, reason: reason.trim() }),
    () => {
      clearAmount()
      clearReason()
      setTried(false)
    },
  )
  const isMissing = tried && reason.trim() === ''
  const move = (kind: 'in' | 'out') => {
    setTried(true)
    if (rupeesIn(amount) !== null && reason.trim() !== '') step.run(kind)
  }
  return (
    <Box sx={form}>
      <Amount label="drawer.amount" value={amount} tried={tried} onChange={setAmount} />
      <TextField
        label={say('drawer.reason')}
        value={reason}
        error={isMissing}
        helperText={isMissing ? say('drawer.reasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {(['in', 'out'] as const).map((kind) => (
          <Button key={kind} variant="outlined" fullWidth loading={step.busy} onClick={() => move(kind)}>
            {say(`drawer.${kind}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

export function CloseForm({ drawer: { id } }: { drawer: Drawer }) {
  const say = useWords()
  const api = useApi()
  const { text: counted, type: setCounted, clear: clearCounted } = useKeptText(keptTextOf(`counted ${id}`))
  const { text: note, type: setNote, clear: clearNote } = useKeptText(keptTextOf(`note ${id}`))
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  useUnsaved(counted !== '' || note !== '')
  const step = useDrawerStep(
    () => api.closeDrawer(id, { counted: rupeesIn(counted) ?? NaN, note: note.trim() }),
    () => {
      clearCounted()
      clearNote()
    },
  )
  const ask = () => {
    setTried(true)
    setAsking(rupeesIn(counted) !== null)
  }
  return (
    <Box sx={form}>
      <Amount label="drawer.counted" value={counted} tried={tried} onChange={setCounted} />
      <TextField
        label={say('drawer.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button variant="contained" loading={step.busy} onClick={ask}>
        {say('drawer.close')}
      </Button>
      <Confirm
        isOpen={asking}
        irreversible
        title={say('drawer.closeTitle')}
        content={say('drawer.closeText')}
        confirm={say('drawer.close')}
        cancel={say('drawer.cancel')}
        onConfirm={() => {
          setAsking(false)
          step.run(undefined)
        }}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
