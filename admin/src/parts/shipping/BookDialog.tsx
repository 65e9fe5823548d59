import '../orders/words.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { type ParcelSize, type ShipmentPlan } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { Dialog } from '../../kit/ui/dialogs.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useSettled } from '../../kit/ui/use-settled.js'
import { useWords } from '../../kit/words/use-words.js'
import { draftsOf, gramsIn, jarsOf, type ParcelDraft, parcelsOf } from './parcel-rows.js'
import { ParcelInputs } from './ParcelInputs.js'
import { PlanFacts } from './PlanFacts.js'
import { usePlan } from './use-plan.js'

const TYPING_MS = 500

interface BookDialogProps {
  orderId: string
  busy: boolean
  /** @param parcels null: as the settings say. */
  onBook: (parcels: ParcelSize[] | null) => void
  onClose: () => void
}

/** Asks once before the courier is called: what is sent, where to, and what it costs. */
export function BookDialog({ orderId, busy, onBook, onClose }: BookDialogProps) {
  const say = useWords()
  const heading = useId()
  const [drafts, setDrafts] = useState<ParcelDraft[] | null>(null)
  const weights = useSettled(drafts?.map(({ weightGrams }) => gramsIn(weightGrams)) ?? null, TYPING_MS)
  const asked = weights?.every((weight) => weight >= 1 && weight <= 50_000) ? weights : null
  const suggested = usePlan(orderId, null)
  const plan = usePlan(orderId, asked)
  const first = suggested.data
  const parcels = first && drafts ? parcelsOf(drafts, first) : null
  const isWrong = drafts !== null && parcels === null
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{say('shipping.bookTitle', { orderId })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{say('shipping.bookText')}</Typography>
        {suggested.isPending && <ScreenSkeleton rows={2} height={56} label={say('shipping.planLoading')} />}
        {suggested.isError && (
          <ErrorNotice
            message={sentenceOf(suggested.error, say('shipping.planFailed'))}
            onRetry={() => void suggested.refetch()}
          />
        )}
        {first && <Planned plan={plan.data ?? first} first={first} {...{ drafts, setDrafts, isWrong }} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {say('orders.cancel')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          loading={busy}
          disabled={!first || isWrong}
          onClick={() => onBook(first?.begun ? null : parcels)}
        >
          {say('orders.createShipment')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface PlannedProps {
  plan: ShipmentPlan
  /** The plan before anybody typed: as in the settings, or as the courier was asked before. */
  first: ShipmentPlan
  drafts: ParcelDraft[] | null
  setDrafts: (drafts: ParcelDraft[]) => void
  isWrong: boolean
}

function Planned({ plan, first, drafts, setDrafts, isWrong }: PlannedProps) {
  const say = useWords()
  return (
    <>
      {first.begun && <Alert severity="info">{say('shipping.begun')}</Alert>}
      <PlanFacts plan={plan} />
      <ParcelInputs
        drafts={drafts ?? draftsOf(first.parcels)}
        jars={jarsOf(first.parcels)}
        most={first.mostParcels}
        wrong={isWrong}
        fixed={first.begun}
        onChange={setDrafts}
      />
    </>
  )
}
