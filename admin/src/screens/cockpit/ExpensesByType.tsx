import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { MonthField } from '../../kit/inputs/MonthField.js'
import { colour } from '../../kit/theme/tokens.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatMoney, monthName } from '../../kit/ui/format.js'
import { monthOf } from '../../kit/ui/ist.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { Bars } from './Bars.js'

/** The expenses of a month, by type. @param today in India: its month is shown first */
export function ExpensesByType({ today }: { today: string }) {
  const say = useWords()
  const api = useApi()
  const [month, setMonth] = useState(today.slice(0, 7))
  const range = monthOf(`${month}-01`)
  const expenses = useQuery({
    queryKey: ['reports', 'expenses', range],
    queryFn: ({ signal }) => api.expenseSummary(range, signal),
  })
  const name = monthName(range.from.slice(0, 7))
  const control = <MonthField label={say('reports.month')} value={month} onMonth={setMonth} />
  const title = say('reports.expensesByType')
  if (expenses.isPending)
    return (
      <Figure title={title} text={name} control={control}>
        <ScreenSkeleton rows={3} height={32} />
      </Figure>
    )
  if (expenses.isError)
    return (
      <Figure title={title} text={name} control={control}>
        <ErrorNotice
          message={sentenceOf(expenses.error, say('reports.failed'))}
          onRetry={() => void expenses.refetch()}
        />
      </Figure>
    )
  const { subtotals, total } = expenses.data
  // A month that somebody chose says that it has none.
  if (subtotals.length === 0 && month === today.slice(0, 7)) return null
  const bars = subtotals
    .map(({ type, amount }) => ({ key: type, name: type, amount }))
    .sort((one, other) => other.amount - one.amount)
  const text =
    bars.length === 0
      ? say('reports.noExpenses', { month: name })
      : say('reports.expensesText', { amount: formatMoney(total), month: name })
  return (
    <Figure title={title} text={text} control={control}>
      {bars.length > 0 && <Bars bars={bars} tone={colour.sesame} />}
    </Figure>
  )
}
