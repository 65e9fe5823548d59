import './words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useGetOne, useTranslateLabel } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { type Bill } from '../../../api/api-types.js'
import { billCalls } from '../../../api/bill-calls.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { batchAddress } from '../../../kit/addresses/addresses.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { facts } from '../../../kit/ui/layout.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'
import { BillPhoto } from '../../../parts/bills/BillPhoto.js'
import { EditBillForm } from './bill-forms.js'
import { BillLines } from './BillLines.js'
import { BillPayments } from './BillPayments.js'
import { BillState } from './BillState.js'
import { PayDialog } from './PayDialog.js'

type Row = Bill & RaRecord

/** /dashboard/bills/…: one bill, what was paid for it, and what can be done about it. */
export function BillPage() {
  const say = useWords()
  const { id = '' } = useParams()
  const bill = useGetOne<Row>('bills', { id })
  const retry = statusOf(bill.error) === 404 ? undefined : () => void bill.refetch()
  return (
    <>
      <PageTitle>
        {bill.data ? say('supplierBills.title', { number: bill.data.number }) : say('screens.bills')}
      </PageTitle>
      {bill.isPending && <ScreenSkeleton rows={2} height={200} />}
      {bill.error && !bill.data && (
        <ErrorNotice message={sentenceOf(bill.error, say('supplierBills.oneFailed'))} onRetry={retry} />
      )}
      {bill.data && <OneBill key={bill.data.id} bill={bill.data} />}
      <Button component={RouterLink} to="/dashboard/bills" sx={{ justifySelf: 'start' }}>
        {say('supplierBills.back')}
      </Button>
    </>
  )
}

function OneBill({ bill }: { bill: Row }) {
  const say = useWords()
  const [editing, setEditing] = useState(false)
  if (editing) return <EditBillForm id={bill.id} onDone={() => setEditing(false)} />
  return (
    <>
      {bill.cancelled !== null && (
        <Alert severity="info" variant="outlined">
          {say('supplierBills.cancelledBecause', { reason: bill.cancelled })}
        </Alert>
      )}
      <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, maxWidth: 860 }}>
        <Facts bill={bill} />
        {bill.state !== 'cancelled' && <Steps bill={bill} onEdit={() => setEditing(true)} />}
      </Card>
      <BillLines bill={bill} />
      <BillPayments bill={bill} />
      <Card sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 860 }}>
        <Paper bill={bill} />
      </Card>
    </>
  )
}

function Facts({ bill }: { bill: Row }) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const [today] = useState(() => dayInIndia(new Date()))
  const name = (source: string) => String(nameOf({ resource: 'bills', source }))
  return (
    <Box component="dl" sx={facts}>
      <Fact name={name('supplier')}>
        <TapLink component={RouterLink} to={`/dashboard/bills/account/${bill.supplier}`}>
          {bill.supplierName}
        </TapLink>
      </Fact>
      <Fact name={name('state')}>
        <BillState bill={bill} today={today} />
      </Fact>
      <Fact name={name('day')}>{formatDay(bill.day)}</Fact>
      <Fact name={name('dueDay')}>{formatDay(bill.dueDay)}</Fact>
      <Fact name={name('total')}>{formatMoney(bill.total)}</Fact>
      <Fact name={name('open')}>{formatMoney(bill.open)}</Fact>
      {bill.gstin && <Fact name={name('gstin')}>{bill.gstin}</Fact>}
      {bill.receipts.length > 0 && (
        <Fact name={name('receipts')} wide>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {bill.receipts.map(({ _id, batchNumber }) => (
              <TapLink key={_id} component={RouterLink} to={batchAddress(batchNumber)}>
                {batchNumber}
              </TapLink>
            ))}
          </Box>
        </Fact>
      )}
      {bill.notes && (
        <Fact name={name('notes')} wide>
          <Typography component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {bill.notes}
          </Typography>
        </Fact>
      )}
      {bill.cgst + bill.sgst + bill.igst > 0 && (
        <Fact name={name('tax')} wide>
          {say(bill.claimable ? 'supplierBills.claimed' : 'supplierBills.notClaimed')}
        </Fact>
      )}
    </Box>
  )
}

function Steps({ bill, onEdit }: { bill: Row; onEdit: () => void }) {
  const say = useWords()
  const api = useCalls(billCalls)
  const queries = useQueryClient()
  const [asking, setAsking] = useState<'pay' | 'cancel' | null>(null)
  const cancel = useWrite({
    failed: 'supplierBills.cancelFailed',
    mutationFn: (reason: string) => api.cancelBill({ bill: bill.id, reason }),
    onSuccess: () => {
      setAsking(null)
      void queries.invalidateQueries({ queryKey: ['bills'] })
    },
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {bill.state === 'open' && (
        <Button variant="contained" onClick={() => setAsking('pay')}>
          {say('supplierBills.pay')}
        </Button>
      )}
      <Button variant="outlined" onClick={onEdit}>
        {say('supplierBills.edit')}
      </Button>
      {bill.paid === 0 && (
        <Button color="error" onClick={() => setAsking('cancel')}>
          {say('supplierBills.cancel')}
        </Button>
      )}
      {asking === 'pay' && <PayDialog bill={bill} onClose={() => setAsking(null)} />}
      <TextDialog
        open={asking === 'cancel'}
        title={say('supplierBills.cancelTitle')}
        text={say('supplierBills.cancelText')}
        label={say('supplierBills.reason')}
        missing={say('supplierBills.reasonMissing')}
        submit={say('supplierBills.cancel')}
        maxLength={200}
        busy={cancel.isPending}
        onSubmit={(reason) => cancel.mutate(reason)}
        onClose={() => setAsking(null)}
      />
    </Box>
  )
}

/** The picture of the bill. */
function Paper({ bill: { id, number, hasPhoto, version } }: { bill: Row }) {
  const api = useCalls(billCalls)
  const queries = useQueryClient()
  const [changes, setChanges] = useState(0)
  return (
    <BillPhoto<Bill>
      level="h2"
      address={hasPhoto ? `/api/admin/bills/${encodeURIComponent(id)}/photo?is=${version}.${changes}` : null}
      called={number}
      removeText="bills.paperText"
      keep={(file, onProgress) => api.keepPaper({ id, file, onProgress })}
      remove={() => api.removePaper(id)}
      onSaved={() => {
        setChanges(changes + 1)
        void queries.invalidateQueries({ queryKey: ['bills'] })
      }}
    />
  )
}
