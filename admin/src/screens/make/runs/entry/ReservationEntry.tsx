import '../words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type SavedRun } from '../../../../api/run-records.js'
import { RUN_LIST, runAddress } from '../../../../kit/addresses/addresses.js'
import { CreateForm } from '../../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../../kit/edit/EditForm.js'
import { PageTitle } from '../../../../kit/ui/PageTitle.js'
import { useWords, type WordKey } from '../../../../kit/words/use-words.js'
import { useSession } from '../../../../session/session-context.js'
import { FIELDS, toReservation } from '../run-draft.js'
import { RunInputs } from './RunInputs.js'
import { useRunInWords } from './use-run-in-words.js'

const shared = { failed: 'reservations.failed', leaveWord: 'reservations.clear', maxWidth: 1100 } as const

/** /reservations: a new reservation; with `?id=` the one that Edit chose. */
export function ReservationEntry() {
  const say = useWords()
  const id = useSearchParams()[0].get('id') ?? undefined
  const [round, setRound] = useState(0)
  const key = `${id ?? 'new'} ${round}`
  const clear = () => setRound(round + 1)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button component={Link} to={RUN_LIST} startIcon={<ArrowBackOutlined />}>
          {say('reservations.back')}
        </Button>
        <PageTitle>{say(id === undefined ? 'reservations.create' : 'reservations.edit')}</PageTitle>
      </Box>
      {id === undefined ? <NewRun key={key} onClear={clear} /> : <OldRun key={key} id={id} onClear={clear} />}
    </>
  )
}

/** After a save: the server's message, then the page of the run, where it is printed and received. */
function useThen(sayInstead?: () => WordKey | undefined) {
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return ({ message, reservationId }: SavedRun) => {
    notify(sayInstead?.() ?? message, { type: 'success' })
    for (const queryKey of [['reservations'], ['stock']]) void queries.invalidateQueries({ queryKey })
    void navigate(runAddress(reservationId))
  }
}

function NewRun({ onClear }: { onClear: () => void }) {
  const { name, mobileNumber } = useSession()
  const blank = { reservedBy: name || mobileNumber, status: 'Pending' } as const
  return (
    <CreateForm<SavedRun>
      {...shared}
      resource="reservations"
      blank={blank}
      transform={toReservation}
      submit="reservations.create"
      leave={onClear}
      then={useThen()}
    >
      <RunInputs />
    </CreateForm>
  )
}

/** Tells whether the status is all that was changed in the form. */
function StatusAlone({ tell }: { tell: (isAlone: boolean) => void }) {
  const { dirtyFields } = useFormState()
  const changed = FIELDS.filter((field) => field in dirtyFields)
  const isAlone = changed.length === 1 && changed[0] === 'status'
  useEffect(() => tell(isAlone), [tell, isAlone])
  return null
}

function OldRun({ id, onClear }: { id: string; onClear: () => void }) {
  const showValue = useRunInWords()
  const [isStatusAlone, setStatusAlone] = useState(false)
  const then = useThen(() => (isStatusAlone ? 'reservations.statusUpdated' : undefined))
  return (
    <EditForm<SavedRun>
      {...shared}
      resource="reservations"
      id={id}
      fields={FIELDS}
      transform={toReservation}
      showValue={showValue}
      submit="reservations.update"
      leave={onClear}
      failed={isStatusAlone ? 'reservations.statusFailed' : 'reservations.failed'}
      then={then}
    >
      <RunInputs />
      <StatusAlone tell={setStatusAlone} />
    </EditForm>
  )
}
