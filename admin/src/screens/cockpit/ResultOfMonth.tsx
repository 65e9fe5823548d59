import '../../parts/costs/words.js'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MonthResult } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { MonthField } from '../../kit/inputs/MonthField.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatMoney, monthName } from '../../kit/ui/format.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { Ledger, type LedgerLine } from './Ledger.js'

/** The result of a month, each line with its meaning. @param today in India: its month is shown first */
export function ResultOfMonth({ today }: { today: string }) {
  const say = useWords()
  const api = useApi()
  const [month, setMonth] = useState(today.slice(0, 7))
  const result = useQuery({
    queryKey: ['reports', 'result', month],
    queryFn: ({ signal }) => api.monthResult(month, signal),
  })
  const control = <MonthField label={say('reports.month')} value={month} onMonth={setMonth} />
  const name = monthName(month)
  const text = result.data
    ? say('earned.text', { amount: formatMoney(result.data.result), month: name })
    : name
  return (
    <Figure title={say('earned.title')} text={text} control={control}>
      {result.isPending && <ScreenSkeleton rows={4} height={28} />}
      {result.isError && (
        <ErrorNotice
          message={sentenceOf(result.error, say('reports.failed'))}
          onRetry={() => void result.refetch()}
        />
      )}
      {result.data && <Lines {...result.data} />}
    </Figure>
  )
}

function Lines(month: MonthResult) {
  const say = useWords()
  const bought = {
    amount: formatMoney(month.purchases),
    smart_count: month.receipts,
  }
  return (
    <>
      <Ledger lines={linesOf(month, say)} sum={{ name: say('earned.result'), amount: month.result }} />
      <Typography variant="body2" color="text.secondary">
        {say('earned.purchases', bought)} {say('earned.purchasesHelp')}
      </Typography>
    </>
  )
}

/** Lines that most shops never need are left out when they are 0. */
function linesOf(month: MonthResult, say: ReturnType<typeof useWords>): LedgerLine[] {
  const counts: Partial<Record<Name, number>> = { goods: month.jars, lost: month.lostJars }
  const line = (name: Name, amount: number, help = say(`earned.${name}Help`)) => ({
    name: say(`earned.${name}`, { smart_count: counts[name] ?? 0 }),
    amount,
    help,
  })
  const ifAny = (name: Name, amount: number) => (amount === 0 ? [] : [line(name, amount)])
  return [
    line('sales', month.sales),
    line('delivery', month.delivery),
    ...ifAny('cancelled', month.cancelled),
    ...ifAny('refunds', -month.refunds),
    ...ifAny('unpaid', -month.unpaid),
    ...ifAny('tax', -month.tax),
    line('goods', -month.goods, goodsHelp(month, say)),
    ...ifAny('lost', -month.lost),
    line('fees', -month.fees, feesHelp(month, say)),
    line('courier', -month.courier, courierHelp(month, say)),
    line('expenses', -month.expenses),
    ...ifAny('claims', month.courierClaims),
  ]
}

type Name =
  | 'sales'
  | 'delivery'
  | 'cancelled'
  | 'refunds'
  | 'unpaid'
  | 'tax'
  | 'goods'
  | 'lost'
  | 'fees'
  | 'courier'
  | 'expenses'
  | 'claims'

function feesHelp({ toldFees, feePercent: percent }: MonthResult, say: ReturnType<typeof useWords>): string {
  return toldFees === 0
    ? say('earned.feesHelp', { percent })
    : say('earned.feesTold', { amount: formatMoney(toldFees), percent })
}

function courierHelp(
  { courier, toldCourier, courierInExpenses }: MonthResult,
  say: ReturnType<typeof useWords>,
): string {
  if (courierInExpenses) return say('earned.courierElsewhere')
  if (toldCourier === 0) return say('earned.courierHelp')
  return toldCourier === courier
    ? say('earned.courierTold')
    : say('earned.courierPartly', { amount: formatMoney(toldCourier) })
}

function goodsHelp({ estimatedJars, unknownJars }: MonthResult, say: ReturnType<typeof useWords>): string {
  return [
    say('earned.goodsHelp'),
    ...(estimatedJars > 0 ? [say('earned.goodsEstimated', { smart_count: estimatedJars })] : []),
    ...(unknownJars > 0 ? [say('earned.goodsUnknown', { smart_count: unknownJars })] : []),
  ].join(' ')
}
