import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined'
import SyncOutlined from '@mui/icons-material/SyncOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState } from 'react'
import { type RaRecord, useListContext, useNotify } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { type Batch } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useFormBeside } from '../../../kit/edit/use-form-beside.js'
import { FillButton } from '../../../kit/lists/fill.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ReceiptTabs } from './ReceiptTabs.js'
import { stockColumns } from './stock-columns.js'
import { StockChecks } from './StockChecks.js'
import { type StockTab, tabAt } from './tabs.js'
import { useStockFilters } from './use-stock-filters.js'
import { useStockTabs } from './use-stock-tabs.js'

/** The code of the form is loaded while the list's rows are. */
const ReceiptForm = lazy(() => import('./ReceiptForm.js').then((form) => ({ default: form.ReceiptForm })))
/** Loaded by the first Edit. */
const StockEditForm = lazy(() =>
  import('./StockEditForm.js').then((form) => ({ default: form.StockEditForm })),
)

type Row = Batch & RaRecord

/** /stock-receipt: the receipts, and the inventory of what was received; at first that of today. */
export function StockScreen() {
  const say = useWords()
  const panel = useId()
  const { pathname } = useLocation()
  const form = useFormBeside<Row>()
  const [today] = useState(() => dayInIndia(new Date()))
  const filters = useStockFilters()
  const tabs = useStockTabs(today)
  const tab = tabAt(pathname)
  const lead = (
    <>
      <ReceiptTabs chosen={tab} controls={panel} onChoose={form.clear} />
      <Box id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`} sx={{ display: 'grid', gap: 2 }}>
        <Suspense fallback={<ScreenSkeleton rows={1} height={320} />}>
          {form.editing ? (
            <StockEditForm key={form.key} batch={form.editing} onDone={form.clear} />
          ) : (
            <TabPanel key={tab} tab={tab} />
          )}
        </Suspense>
      </Box>
    </>
  )
  return (
    <StaffList<Row>
      title="stock.title"
      resource="stock"
      sort={{ field: 'receivedOn', order: 'DESC' }}
      columns={stockColumns({ onEdit: form.edit, onDeleted: form.forget })}
      filters={filters}
      defaultFilters={{ from: today, to: today }}
      startsAnew
      empty="stock.emptyToday"
      about="about.stock"
      fill={<FillButton name="fill.stock" />}
      actions={
        <>
          <Button component={Link} to="/dashboard/suppliers">
            {say('screens.suppliers')}
          </Button>
          <Button component={Link} to="/dashboard/count" startIcon={<QrCodeScannerOutlined />}>
            {say('screens.counts')}
          </Button>
        </>
      }
      lead={lead}
      tabs={tabs}
      bulk="export"
      summary={<StockChecks />}
    />
  )
}

function TabPanel({ tab }: { tab: StockTab }) {
  const say = useWords()
  if (tab !== 'refresh') return <ReceiptForm mode={tab} />
  return (
    <Card sx={{ p: 2, maxWidth: 720, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2">{say('stock.refresh')}</Typography>
      <Typography>{say('stock.refreshText')}</Typography>
      <RefreshStockButton />
    </Card>
  )
}

/** Recomputes the stock counters. Zero is the only healthy number of repairs, so any other is said. */
function RefreshStockButton() {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const { refetch } = useListContext()
  const refresh = useWrite({
    mutationFn: () => api.refreshStock(),
    failed: 'stock.refreshFailed',
    onSuccess: ({ message, drift }) => {
      notify(message || say('stock.refreshed'), {
        type: 'success',
        autoHideDuration: drift > 0 ? 1500 : undefined,
      })
      if (drift > 0) notify('stock.drift', { type: 'warning', messageArgs: { smart_count: drift } })
      void refetch()
    },
  })
  return (
    <Button
      variant="contained"
      color="primary"
      startIcon={<SyncOutlined />}
      loading={refresh.isPending}
      loadingPosition="start"
      onClick={() => refresh.mutate()}
    >
      {say('stock.refresh')}
    </Button>
  )
}
