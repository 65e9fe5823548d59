import '../../../../parts/bills/words.js'
import Button from '@mui/material/Button'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Batch, type BillRow } from '../../../../api/api-types.js'
import { LIVE } from '../../../../api/query-client.js'
import { useWords } from '../../../../kit/words/use-words.js'

/** The supplier's bill on which a batch stands, or the way to enter it. */
export function ItsBill({ batch: { _id }, supplier }: { batch: Pick<Batch, '_id'>; supplier: string }) {
  const say = useWords()
  const { data } = useGetList<BillRow & RaRecord>(
    'bills',
    { filter: { receipt: _id }, pagination: { page: 1, perPage: 1 }, sort: { field: 'day', order: 'DESC' } },
    // The picture and the batch are there without it.
    { onError: () => undefined, ...LIVE },
  )
  if (!data) return null
  const [bill] = data
  const to = bill
    ? `/dashboard/bills/${bill.id}`
    : `/dashboard/bills/new?${new URLSearchParams({ supplier, receipt: _id })}`
  return (
    <Button component={Link} to={to} variant="outlined" sx={{ justifySelf: 'start' }}>
      {bill ? say('bills.itsBill', { number: bill.number }) : say('bills.enterIts')}
    </Button>
  )
}
