import './words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { onKeptChanged } from '../../kit/kept/kept.js'
import { Confirm } from '../../kit/ui/dialogs.js'
import { formatDateTime } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'
import { useSession } from '../../session/session-context.js'
import {
  keepReceipt,
  type KeptReceipt,
  readReceipts,
  removeReceipt,
  sendNow,
  storedReceipts,
  waitForPin,
} from './kept-receipts.js'

/** The receipts that wait on this device, and those that the server did not take. Nothing when there are none. */
export function KeptReceipts() {
  const say = useWords()
  const { mobileNumber } = useSession()
  const stored = useSyncExternalStore(onKeptChanged, storedReceipts)
  const receipts = useMemo(() => readReceipts(stored, mobileNumber), [stored, mobileNumber])
  const isForPin = useSyncExternalStore(onKeptChanged, waitForPin)
  const waiting = receipts.filter(({ refused }) => refused === undefined)
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          severity="warning"
          variant="outlined"
          role="status"
          action={
            isForPin && (
              <Button color="inherit" onClick={sendNow}>
                {say('receipts.enterPin')}
              </Button>
            )
          }
        >
          {say(isForPin ? 'receipts.wantsPin' : 'receipts.waiting', { smart_count: waiting.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {waiting.map(({ key, what, keptAt }) => (
              <li key={key}>{say('receipts.line', { what, time: formatDateTime(keptAt) })}</li>
            ))}
          </Box>
        </Alert>
      )}
      {receipts.map((receipt) => receipt.refused && <Refused key={receipt.key} receipt={receipt} />)}
    </>
  )
}

function Refused({ receipt }: { receipt: KeptReceipt }) {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  const { key, what, refused = [], isUnusual = false } = receipt
  const confirm = () => {
    removeReceipt(key)
    const body = { ...receipt.body, confirmUnusual: true }
    keepReceipt({ key: crypto.randomUUID(), by: receipt.by, what, keptAt: receipt.keptAt, body })
  }
  return (
    <Alert severity="error" variant="outlined" sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1 } }}>
      <span>{say('receipts.refused', { what })}</span>
      {refused.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isUnusual && (
          <Button color="inherit" onClick={confirm}>
            {say('stock.unusualBook')}
          </Button>
        )}
        <Button color="inherit" onClick={() => setAsking(true)}>
          {say('receipts.drop')}
        </Button>
      </Box>
      <Confirm
        isOpen={asking}
        irreversible
        title={say('receipts.dropTitle')}
        content={say('receipts.dropText', { what })}
        confirm={say('receipts.drop')}
        cancel={say('edit.cancel')}
        onConfirm={() => removeReceipt(key)}
        onClose={() => setAsking(false)}
      />
    </Alert>
  )
}
