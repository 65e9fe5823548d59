import '../../../../parts/batches/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { type Batch } from '../../../../api/api-types.js'
import { useWords, type WordKey } from '../../../../kit/words/use-words.js'
import { isAdmin } from '../../../../session/access.js'
import { useSession } from '../../../../session/session-context.js'
import { BatchActions } from '../BatchActions.js'
import { DeleteStockButton } from '../DeleteStockButton.js'
import { EditButton } from '../EditButton.js'
import { CorrectDialog } from './CorrectDialog.js'
import { ReasonStep, type ReasonStepName } from './ReasonStep.js'
import { TransferDialog } from './TransferDialog.js'

type Step = 'correct' | 'transfer' | ReasonStepName

interface BatchStepsProps {
  batch: Batch
  /** Whether the batch is past its best-before day. */
  isPast: boolean
  onEdit: () => void
}

/** What can be done with the batch, each by a dialog of its own. */
export function BatchSteps({ batch, isPast, onEdit }: BatchStepsProps) {
  const say = useWords()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { role } = useSession()
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  const done = (news?: WordKey) => {
    close()
    if (news) notify(news, { type: 'success', messageArgs: { batch: batch.batchNumber } })
    for (const shown of ['stock', 'costs']) void queries.invalidateQueries({ queryKey: [shown] })
  }
  const expiry: Step[] = isPast && isAdmin(role) ? [batch.expiryOverride === null ? 'allow' : 'forbid'] : []
  const steps: Step[] = [
    'correct',
    ...(batch.remainingQuantity > 0 ? (['transfer'] as const) : []),
    batch.quarantine === null ? 'quarantine' : 'release',
    ...expiry,
  ]
  return (
    <Box component="section" aria-label={say('batch.actions')}>
      <BatchActions batch={batch}>
        <EditButton batchNumber={batch.batchNumber} onEdit={onEdit} />
        {steps.map((one) => (
          <Button key={one} onClick={() => setStep(one)}>
            {say(`batch.${one}`)}
          </Button>
        ))}
        {isAdmin(role) && (
          <Button
            component={Link}
            to={`/dashboard/recalls/new?batch=${encodeURIComponent(batch.batchNumber)}`}
          >
            {say('batch.recall')}
          </Button>
        )}
        <DeleteStockButton batch={batch} then={() => void navigate('/stock-receipt')} />
      </BatchActions>
      {step === 'correct' && (
        <CorrectDialog batch={batch} onDone={() => done('batch.corrected')} onClose={close} />
      )}
      {step === 'transfer' && <TransferDialog batch={batch} onDone={() => done()} onClose={close} />}
      {step !== null && step !== 'correct' && step !== 'transfer' && (
        <ReasonStep step={step} batch={batch} onDone={done} onClose={close} />
      )}
    </Box>
  )
}
