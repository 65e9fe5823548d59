import '../../../../parts/batches/words.js'
import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { useTranslateLabel } from 'react-admin'
import { type Batch } from '../../../../api/api-types.js'
import { Fact } from '../../../../kit/ui/Fact.js'
import { formatDateTime, formatDay, formatMoney, formatQuantity } from '../../../../kit/ui/format.js'
import { facts } from '../../../../kit/ui/layout.js'
import { useWords } from '../../../../kit/words/use-words.js'

const LONG = ['product', 'notes']

/** Everything that is known about a batch; facts that nobody wrote down are left out. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const say = useWords()
  const translate = useTranslateLabel()
  const measured = (quantity: number) => `${formatQuantity(quantity)} ${batch.priceUnit}`
  const known: Record<string, ReactNode> = {
    product: batch.product?.title,
    outlet: batch.outlet.name,
    quantity: measured(batch.quantity),
    reservedQuantity: measured(batch.reservedQuantity),
    usedQuantity: measured(batch.usedQuantity),
    remainingQuantity: measured(batch.remainingQuantity),
    priceUnit: batch.priceUnit,
    price: formatMoney(batch.price),
    source: say(`batch.source_${batch.source}`),
    reservation: batch.reservation?.reservationId,
    receivedOn: formatDay(batch.receivedOn),
    bestBefore: batch.bestBefore && formatDay(batch.bestBefore),
    supplier: batch.supplier?.name,
    supplierLot: batch.supplierLot,
    invoiceNumber: batch.invoiceNumber,
    createdAt: formatDateTime(batch.createdAt),
    notes: batch.notes,
  }
  return (
    <Box component="dl" aria-label={say('batch.facts')} sx={facts}>
      {Object.entries(known)
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([source, value]) => (
          <Fact
            key={source}
            name={String(translate({ resource: 'stock', source }))}
            wide={LONG.includes(source)}
          >
            {value}
          </Fact>
        ))}
    </Box>
  )
}
