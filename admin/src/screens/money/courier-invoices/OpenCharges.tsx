import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { type OpenCourierCharges } from '../../../api/api-types.js'
import { courierInvoiceCalls } from '../../../api/courier-invoice-calls.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { orderPath } from '../../../kit/addresses/addresses.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { Section } from '../../../kit/ui/Section.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ChargeCard } from './ChargeCard.js'
import { OPEN_CHARGES } from './keys.js'

const plain = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const

/** Charges that differ, each with its actions, and parcels without a charge; hidden when there are none. */
export function OpenCharges() {
  const say = useWords()
  const calls = useCalls(courierInvoiceCalls)
  const open = useQuery({ queryKey: OPEN_CHARGES, queryFn: ({ signal }) => calls.openCharges(signal) })
  if (open.isError) {
    const message = sentenceOf(open.error, say('courierInvoices.failed'))
    return <ErrorNotice message={message} onRetry={() => void open.refetch()} />
  }
  if (!open.data) return null
  const { charges, uncharged } = open.data
  return (
    <>
      {charges.length > 0 && (
        <Section heading={say('courierInvoices.toDo', { smart_count: charges.length })}>
          {charges.length >= 200 && <span>{say('courierInvoices.most')}</span>}
          <Box component="ul" sx={plain}>
            {charges.map((charge) => (
              <ChargeCard key={charge.id} charge={charge} />
            ))}
          </Box>
        </Section>
      )}
      {uncharged.length > 0 && <Uncharged parcels={uncharged} />}
    </>
  )
}

function Uncharged({ parcels }: { parcels: OpenCourierCharges['uncharged'] }) {
  const say = useWords()
  return (
    <Section heading={say('courierInvoices.uncharged', { smart_count: parcels.length })}>
      <Typography color="text.secondary">{say('courierInvoices.unchargedHelp')}</Typography>
      <Box component="ul" sx={plain}>
        {parcels.map(({ waybill, orderId, bookedAt, quoted }) => (
          <Card component="li" key={waybill} sx={{ px: 1.5, py: 0.5 }}>
            <TapLink component={RouterLink} to={orderPath(orderId)}>
              {orderId}
            </TapLink>
            <Typography>
              {say('courierInvoices.unchargedLine', {
                waybill,
                day: bookedAt ? formatDay(bookedAt) : '',
                quoted: quoted === null ? say('courierInvoices.noQuote') : formatMoney(quoted),
              })}
            </Typography>
          </Card>
        ))}
      </Box>
    </Section>
  )
}
