import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useNotify } from 'react-admin'
import { type Reservation } from '../../../../api/api-types.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { writeSheet } from './sheet.js'
import { useSheet } from './use-sheet.js'

/** The window's own time to lay itself out before it is printed (docs/domain/contract.md#figures-of-the-owner). */
const PRINT_DELAY_MS = 500

/** Opens what the storeroom needs to gather for a run in a window of its own, and prints it. */
export function PrintRunButton({ run }: { run: Reservation }) {
  const say = useWords()
  const notify = useNotify()
  const sheet = useSheet(run)
  const print = () => {
    const paper = window.open('', '_blank')
    if (!paper) return notify('reservations.printBlocked', { type: 'warning' })
    writeSheet(paper.document, sheet)
    setTimeout(() => paper.print(), PRINT_DELAY_MS)
  }
  return (
    <Button
      startIcon={<PrintOutlined />}
      aria-label={`${say('reservations.print')} ${run.reservationId}`}
      onClick={print}
    >
      {say('reservations.print')}
    </Button>
  )
}
