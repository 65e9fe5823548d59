import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { type CourierCharge } from '../../../api/api-types.js'
import { courierInvoiceCalls } from '../../../api/courier-invoice-calls.js'
import { useCalls } from '../../../api/use-calls.js'
import { dropText } from '../../../kit/kept/kept-text.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { useReadAgain } from './keys.js'

/** A form's code comes with the first dispute. */
const AmountDialog = lazy(async () => ({ default: (await import('./AmountDialog.js')).AmountDialog }))

/** What can be done with a charge that differs: settle or dispute it, then note what the courier answered. */
export function ChargeActions({ charge }: { charge: CourierCharge }) {
  const { open, dispute } = charge
  if (dispute)
    return dispute.state === 'open' || dispute.state === 'raised' ? <Answer charge={charge} /> : null
  return (
    <>
      {open && <Settle charge={charge} />}
      <Ask charge={charge} />
    </>
  )
}

function useDone() {
  const notify = useNotify()
  const readAgain = useReadAgain()
  return async (word: WordKey) => {
    notify(word, { type: 'success' })
    await readAgain()
  }
}

function Settle({ charge: { id } }: { charge: CourierCharge }) {
  const say = useWords()
  const calls = useCalls(courierInvoiceCalls)
  const done = useDone()
  const [isOpen, setOpen] = useState(false)
  const kept = `note on charge ${id}`
  const settle = useWrite({
    mutationFn: (note: string) => calls.settleCharge(id, note),
    failed: 'courierInvoices.writeFailed',
    onSuccess: async () => {
      dropText(kept)
      setOpen(false)
      await done('courierInvoices.settled')
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ ml: 'auto' }}>
        {say('courierInvoices.settle')}
      </Button>
      <TextDialog
        open={isOpen}
        title={say('courierInvoices.settleTitle')}
        text={say('courierInvoices.settleText')}
        label={say('courierInvoices.note')}
        missing={say('courierInvoices.noteMissing')}
        submit={say('courierInvoices.settle')}
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

/** What is charged beyond the quote is asked back, or everything where the charge should not be there. */
const askedBack = ({ total, quoted, troubles }: CourierCharge): number =>
  quoted !== null && total > quoted && !troubles.includes('twice')
    ? Math.round((total - quoted) * 100) / 100
    : total

function Ask({ charge }: { charge: CourierCharge }) {
  const say = useWords()
  const calls = useCalls(courierInvoiceCalls)
  const done = useDone()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {say('courierInvoices.dispute')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <AmountDialog
            ask="dispute"
            amount={askedBack(charge)}
            onSubmit={async ({ amount, note }) => {
              await calls.disputeCharge(charge.id, { amount, note })
              setAsking(false)
              await done('courierInvoices.disputed')
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A dispute is sent, then won or lost. */
function Answer({ charge: { id, dispute } }: { charge: CourierCharge }) {
  const say = useWords()
  const calls = useCalls(courierInvoiceCalls)
  const done = useDone()
  const [winning, setWinning] = useState(false)
  const move = useWrite({
    mutationFn: (state: 'raised' | 'lost') => calls.moveDispute(id, { state }),
    failed: 'courierInvoices.writeFailed',
    onSuccess: () => done('courierInvoices.moved'),
  })
  return (
    <>
      {dispute?.state === 'open' && (
        <Button variant="outlined" disabled={move.isPending} onClick={() => move.mutate('raised')}>
          {say('courierInvoices.raised')}
        </Button>
      )}
      <Button disabled={move.isPending} onClick={() => setWinning(true)}>
        {say('courierInvoices.won')}
      </Button>
      <Button disabled={move.isPending} onClick={() => move.mutate('lost')}>
        {say('courierInvoices.lost')}
      </Button>
      {winning && (
        <Suspense fallback={null}>
          <AmountDialog
            ask="won"
            amount={dispute?.amount ?? 0}
            onSubmit={async ({ amount }) => {
              await calls.moveDispute(id, { state: 'won', amount })
              setWinning(false)
              await done('courierInvoices.moved')
            }}
            onClose={() => setWinning(false)}
          />
        </Suspense>
      )}
    </>
  )
}
