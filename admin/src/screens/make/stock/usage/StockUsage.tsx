import '../../../../parts/batches/words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useGetOne } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type Batch, type StockUses } from '../../../../api/api-types.js'
import { sentenceOf, statusOf } from '../../../../api/request.js'
import { useApi } from '../../../../api/use-api.js'
import { batchAddress } from '../../../../kit/addresses/addresses.js'
import { type Column } from '../../../../kit/lists/column.js'
import { PlainRows } from '../../../../kit/lists/PlainRows.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../../kit/ui/Fact.js'
import { formatDay, formatQuantity } from '../../../../kit/ui/format.js'
import { PageTitle } from '../../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../../kit/ui/ScreenSkeleton.js'
import { StatusChip } from '../../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../../kit/words/use-words.js'
import { ConfirmConsumed } from './ConfirmConsumed.js'
import { UNUSED } from './unused.js'
import { type UsageRow, usageRows } from './usage-rows.js'

type Row = Batch & RaRecord

const NOTHING: StockUses = { reservations: [], orders: [] }

/** /stock-usage?stock=…: what one batch was used for, and whether anything of it is left. */
export function StockUsage() {
  const say = useWords()
  const navigate = useNavigate()
  const id = useSearchParams()[0].get('stock')
  return (
    <>
      <PageTitle>{say('stockUsage.title')}</PageTitle>
      {id === null ? <NoneChosen /> : <Report id={id} />}
      <Button
        startIcon={<ArrowBackOutlined />}
        onClick={() => void navigate(-1)}
        sx={{ justifySelf: 'start' }}
      >
        {say('stockUsage.back')}
      </Button>
    </>
  )
}

function NoneChosen() {
  const say = useWords()
  return (
    <>
      <Typography>{say('stockUsage.choose')}</Typography>
      <Button component={Link} to="/stock-receipt" sx={{ justifySelf: 'start' }}>
        {say('stockUsage.toStock')}
      </Button>
    </>
  )
}

function Report({ id }: { id: string }) {
  const say = useWords()
  const api = useApi()
  const stock = useGetOne<Row>('stock', { id })
  const uses = useQuery({
    queryKey: ['stock', 'uses', id],
    queryFn: async ({ signal }) => {
      try {
        return { uses: await api.usesOfStock(id, signal), isUnused: false }
      } catch (error) {
        if (statusOf(error) === UNUSED) return { uses: NOTHING, isUnused: true }
        throw error
      }
    },
  })
  if (stock.error) {
    const message = sentenceOf(stock.error, say('batch.failed'))
    return <ErrorNotice message={message} onRetry={() => void stock.refetch()} />
  }
  if (!stock.data) return <ScreenSkeleton rows={2} height={120} />
  const rows = uses.data && usageRows(uses.data.uses, stock.data)
  return (
    <>
      <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, maxWidth: 720 }}>
        <StockFacts stock={stock.data} />
        <ConfirmConsumed stock={stock.data} rows={rows} />
      </Card>
      {uses.isPending && <ScreenSkeleton rows={2} height={72} />}
      {uses.isError && <ErrorNotice message={say('stockUsage.failed')} onRetry={() => void uses.refetch()} />}
      {uses.data?.isUnused && <Typography role="status">{say('stockUsage.none')}</Typography>}
      {rows && <UsageTable rows={rows} />}
    </>
  )
}

const facts = { m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }

function StockFacts({ stock: { batchNumber, quantity, priceUnit } }: { stock: Batch }) {
  const say = useWords()
  return (
    <Box component="dl" sx={facts}>
      <Fact name={say('stockUsage.batchNumber')}>
        <TapLink component={Link} to={batchAddress(batchNumber)}>
          {batchNumber}
        </TapLink>
      </Fact>
      <Fact name={say('stockUsage.quantity')}>{`${formatQuantity(quantity)} ${priceUnit}`}</Fact>
      <Fact name={say('stockUsage.priceUnit')}>{priceUnit}</Fact>
    </Box>
  )
}

const columns = (say: Say): Column<UsageRow>[] => [
  { source: 'number', value: ({ number }) => number },
  { source: 'date', value: ({ date }) => date, show: ({ date }) => formatDay(date) },
  { source: 'product', value: ({ product }) => product ?? say('lists.notAvailable'), long: true },
  {
    source: 'quantity',
    value: ({ quantity }) => quantity,
    show: ({ quantity }) => formatQuantity(quantity),
    numeric: true,
  },
  { source: 'unit', value: ({ unit }) => unit },
  { source: 'status', value: ({ status }) => status, show: ({ status }) => <StatusChip status={status} /> },
  { source: 'remarks', value: ({ remarks }) => remarks || say('lists.notAvailable'), long: true },
]

/** The reservations of a batch, or its orders. */
function UsageTable({ rows }: { rows: UsageRow[] }) {
  const say = useWords()
  if (rows.length === 0) return <Typography role="status">{say('stockUsage.noRows')}</Typography>
  return <PlainRows resource="stock-usage" rows={rows} columns={columns(say)} />
}
