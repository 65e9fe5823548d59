import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { type CourierCharge } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ChargeCard } from './ChargeCard.js'
import { chargesOf } from './keys.js'

const MOST_SHOWN = 500

/** /dashboard/courier-invoices/charges?invoice=…: the charges of one invoice, what waits first. */
export function InvoicePage() {
  const say = useWords()
  const api = useApi()
  const [params] = useSearchParams()
  const invoice = params.get('invoice') ?? ''
  const charges = useQuery({
    queryKey: chargesOf(invoice),
    queryFn: () =>
      api.getList<CourierCharge & RaRecord>('courier-charges', {
        pagination: { page: 1, perPage: MOST_SHOWN },
        sort: { field: 'day', order: 'DESC' },
        filter: { invoice },
      }),
  })
  const rows = charges.data?.data ?? []
  const total = charges.data?.total ?? 0
  const sorted = [...rows.filter(({ open }) => open), ...rows.filter(({ open }) => !open)]
  return (
    <>
      <PageTitle>{say('courierInvoices.one', { number: invoice })}</PageTitle>
      {charges.isPending && <ScreenSkeleton rows={4} height={96} />}
      {charges.isError && (
        <ErrorNotice
          message={sentenceOf(charges.error, say('courierInvoices.failed'))}
          onRetry={() => void charges.refetch()}
        />
      )}
      {total > rows.length && (
        <Typography>{say('courierInvoices.moreCharges', { shown: rows.length, total })}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {sorted.map((charge) => (
          <ChargeCard key={charge.id} charge={charge} />
        ))}
      </Box>
      <Button component={RouterLink} to="/dashboard/courier-invoices" sx={{ justifySelf: 'start' }}>
        {say('courierInvoices.back')}
      </Button>
    </>
  )
}
