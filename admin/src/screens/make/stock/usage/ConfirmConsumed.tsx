import '../../../../parts/batches/words.js'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Batch } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { colour } from '../../../../kit/theme/tokens.js'
import { Confirm } from '../../../../kit/ui/dialogs.js'
import { formatMoney } from '../../../../kit/ui/format.js'
import { useWrite } from '../../../../kit/ui/Refusals.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { gainLoss, type UsageRow } from './usage-rows.js'

interface ConfirmConsumedProps {
  stock: Batch
  /** What was taken from the batch; undefined until that is known. */
  rows: readonly UsageRow[] | undefined
}

/** The tick that says that nothing is left. It is set only once the server has accepted it. */
export function ConfirmConsumed({ stock, rows }: ConfirmConsumedProps) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const amount = rows && gainLoss(rows, stock)
  const confirm = useWrite({
    failed: 'stockUsage.confirmFailed',
    mutationFn: (noStockConfirmed: boolean) =>
      api.confirmNoStock({ id: stock.id, noStockConfirmed, gainLoss: amount ?? 0 }),
    onSuccess: async (_, noStockConfirmed) => {
      notify(noStockConfirmed ? 'stockUsage.confirmed' : 'stockUsage.takenBack', { type: 'success' })
      await queries.invalidateQueries({ queryKey: ['stock'] })
    },
    onSettled: () => setAsking(false),
  })
  const change = (ticked: boolean) => {
    if (ticked) setAsking(true)
    else confirm.mutate(false)
  }
  const isTicked = confirm.isPending ? confirm.variables : asking || stock.noStockConfirmed
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
        <FormControlLabel
          label={say('stockUsage.allConsumed')}
          control={
            <Checkbox
              color="secondary"
              checked={isTicked}
              disabled={amount === undefined || confirm.isPending}
              onChange={(_, ticked) => change(ticked)}
            />
          }
        />
        {isTicked && amount !== undefined && amount !== null && <GainLoss amount={amount} />}
      </Box>
      <Confirm
        isOpen={asking}
        loading={confirm.isPending}
        title={say('stockUsage.allConsumed')}
        content={say('stockUsage.ask')}
        confirm={say('stockUsage.yes')}
        cancel={say('edit.cancel')}
        onConfirm={() => confirm.mutate(true)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const tone = (amount: number) =>
  amount === 0 ? colour.ink : amount > 0 ? colour.mangoDeep : colour.chilliDeep

/** Green with a plus, red, or black for zero: the sign says what the colour repeats. */
function GainLoss({ amount }: { amount: number }) {
  const say = useWords()
  return (
    <Typography role="status">
      {`${say('stockUsage.gainLoss')}: `}
      <Box component="strong" sx={{ color: tone(amount) }}>
        {`${amount > 0 ? '+' : ''}${formatMoney(amount)}`}
      </Box>
    </Typography>
  )
}
