import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type StaffOrder } from '../../api/api-types.js'
import { useApi } from '../../api/use-api.js'
import { touchTarget } from '../../kit/theme/tokens.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { useWords, type WordKey } from '../../kit/words/use-words.js'
import { printPdf } from '../labels/print-pdf.js'

/** The papers of orders as PDF. */
export const paperAddress = (
  paper: 'slips' | 'labels' | 'courier-labels',
  orderIds: readonly string[],
  size: 'a4' | '4x6',
) => `/api/admin/packing/${paper}?${new URLSearchParams({ orders: orderIds.join(','), size })}`

/** Prints papers, or saves them where the browser prints no documents. They hold addresses: the PIN may be asked for. */
export function usePapers(failed: WordKey = 'packing.papersFailed') {
  const api = useApi()
  return useWrite({
    failed,
    mutationFn: async ({ href, name }: { href: string; name: string }) =>
      printPdf(await api.file(href), `${name}.pdf`),
  })
}

/** What the papers have to know of an order. */
type PaperOrder = Pick<StaffOrder, 'orderId' | 'deliveryStatus' | 'handover'>

const isBooked = ({ deliveryStatus }: PaperOrder): boolean => deliveryStatus === 'Shipped'

/** As many as the server prints at once. */
const MOST_PAPERS = 100

/**
 * Orders that are picked up have no label. The courier has labels of those that it was asked for; on the paper it is said
 * which of the chosen ones are not booked yet.
 */
export function papersOf(orders: readonly PaperOrder[]) {
  const alive = orders.filter(({ deliveryStatus }) => deliveryStatus !== 'Cancelled')
  const idsOf = (some: readonly PaperOrder[]) => some.map(({ orderId }) => orderId)
  const sent = alive.filter(({ handover }) => handover === 'courier')
  return [
    { paper: 'slips' as const, ids: idsOf(alive) },
    { paper: 'labels' as const, ids: idsOf(sent) },
    {
      paper: 'courier-labels' as const,
      ids: sent.some(isBooked)
        ? idsOf(sent.filter((order) => isBooked(order) || order.deliveryStatus === 'Packed'))
        : [],
    },
  ].filter(({ ids }) => ids.length > 0 && ids.length <= MOST_PAPERS)
}

/** Packing slip and address label of orders: on A4 from a desk's printer, 4 × 6 in from a label printer. */
export function PaperLinks({ orders }: { orders: readonly PaperOrder[] }) {
  const say = useWords()
  const { mutate: print, isPending } = usePapers()
  const papers = papersOf(orders)
  if (papers.length === 0) return null
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px`, fontWeight: 600 }}>
        {say('packing.papers')}
      </Box>
      {papers.map(({ paper, ids }) =>
        (['a4', '4x6'] as const).map((size) => (
          <Button
            key={`${paper}${size}`}
            href={paperAddress(paper, ids, size)}
            variant="text"
            disabled={isPending}
            onClick={(event) => {
              event.preventDefault()
              print({ href: paperAddress(paper, ids, size), name: say(`packing.file_${paper}`) })
            }}
          >
            {say(`packing.${paper}`, { size: say(`packing.size${size}`) })}
          </Button>
        )),
      )}
    </details>
  )
}
