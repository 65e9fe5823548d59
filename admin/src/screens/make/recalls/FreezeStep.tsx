import Lock from '@mui/icons-material/Lock'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type RecallBatch } from '../../../api/api-types.js'
import { runAddress } from '../../../kit/addresses/addresses.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { buttons, plainList, row, Step } from './Step.js'
import { type RecallAtHand, useRecallStep } from './use-recall.js'

/** Nothing of the lot leaves the shelf any more: one click. */
export function FreezeStep({ hand }: { hand: RecallAtHand }) {
  const say = useWords()
  const step = useRecallStep(hand)
  const { recall, isOpen } = hand
  const left = recall.batches.filter(({ frozen }) => !frozen).length
  const freeze = () => step.run('freeze', (api) => api.recallStep(recall.id, 'freeze'))
  return (
    <Step id="recall-freeze" heading={say('recallFreeze.title')}>
      <Typography>
        {left === 0 ? say('recallFreeze.all') : say('recallFreeze.left', { smart_count: left })}
      </Typography>
      {isOpen && left > 0 && (
        <Button
          variant="contained"
          startIcon={<Lock />}
          loading={step.isBusy('freeze')}
          onClick={() => void freeze()}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {say('recallFreeze.button', { smart_count: left })}
        </Button>
      )}
      <Box component="ul" sx={plainList}>
        {recall.batches.map((batch) => (
          <Batch key={batch.stockId} batch={batch} />
        ))}
      </Box>
      <Siblings hand={hand} step={step} />
      <Runs hand={hand} />
    </Step>
  )
}

function Batch({ batch }: { batch: RecallBatch }) {
  const say = useWords()
  const { batchNumber, remaining, setAside, sent, unit } = batch
  const facts = [
    say('recallFreeze.onShelf', { quantity: formatQuantity(remaining + setAside), unit }),
    ...(setAside > 0 ? [say('recallFreeze.setAside', { quantity: formatQuantity(setAside) })] : []),
    ...(sent > 0 ? [say('recallFreeze.sent', { quantity: formatQuantity(sent) })] : []),
    ...(batch.root ? [say('recallFreeze.root')] : []),
  ]
  return (
    <Box component="li" sx={row}>
      <Box sx={{ ...buttons, alignItems: 'center' }}>
        <TapLink component={Link} to={`/stock-receipt/${encodeURIComponent(batchNumber)}`}>
          {batchNumber}
        </TapLink>
        {batch.frozen ? (
          <StatusChip status="Quarantined" />
        ) : (
          <strong>{say('recallFreeze.notFrozen')}</strong>
        )}
      </Box>
      <span>{batch.product}</span>
      <Typography variant="body2">{facts.join(' · ')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[batch.outlet, batch.supplier, batch.supplierLot].filter((text) => text !== '').join(' · ')}
      </Typography>
    </Box>
  )
}

interface SiblingsProps {
  hand: RecallAtHand
  step: ReturnType<typeof useRecallStep>
}

/** The other jars of a pot may be as bad. */
function Siblings({ hand: { recall, isOpen }, step }: SiblingsProps) {
  const say = useWords()
  if (recall.siblings.length === 0) return null
  return (
    <>
      <Typography variant="h3">{say('recallFreeze.siblings')}</Typography>
      <Box component="ul" sx={plainList}>
        {recall.siblings.map(({ batchNumber, product, madeWith }) => (
          <Box component="li" key={batchNumber} sx={row}>
            <span>
              {batchNumber} · {product} · {say('recallFreeze.madeWith', { batch: madeWith })}
            </span>
            {isOpen && (
              <Button
                variant="outlined"
                sx={{ justifySelf: 'start' }}
                loading={step.isBusy(batchNumber)}
                onClick={() =>
                  void step.run(batchNumber, (api) => api.recallStep(recall.id, 'batches', { batchNumber }))
                }
              >
                {say('recallFreeze.takeIn', { batch: batchNumber })}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </>
  )
}

function Runs({ hand: { recall } }: { hand: RecallAtHand }) {
  const say = useWords()
  if (recall.runs.length === 0) return null
  return (
    <>
      <Typography variant="h3">{say('recallFreeze.runs')}</Typography>
      <Typography variant="body2">{say('recallFreeze.runsText')}</Typography>
      <Box component="ul" sx={plainList}>
        {recall.runs.map(({ reservationId, product, parts }) => (
          <li key={reservationId}>
            <TapLink component={Link} to={runAddress(reservationId)}>
              {reservationId}
            </TapLink>{' '}
            · {product} ·{' '}
            {parts
              .map(({ batchNumber, quantity, unit }) => `${formatQuantity(quantity)} ${unit} ${batchNumber}`)
              .join(', ')}
          </li>
        ))}
      </Box>
    </>
  )
}
