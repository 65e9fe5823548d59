import './words.js'
import { type MonthFigures } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { colour } from '../../kit/theme/tokens.js'
import { Chart } from '../../kit/ui/Chart.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatMoney, formatRoundMoney, monthName, shortMonth } from '../../kit/ui/format.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { useMonths } from './use-months.js'

const NAMES = ['sales', 'spent', 'earned'] as const
const TONES = { sales: colour.clay, spent: colour.turmeric, earned: colour.mangoDeep }

/** What the last months sold, spent and earned, in one picture; nothing before the first sale or expense. */
export function Course() {
  const say = useWords()
  const months = useMonths()
  if (months.isPending) return <ScreenSkeleton rows={1} height={320} />
  if (!months.data) {
    const message = sentenceOf(months.error, say('reports.failed'))
    return <ErrorNotice message={message} onRetry={() => void months.refetch()} />
  }
  const told = months.data
  const last = told.at(-1)
  if (!last) return null
  const valuesOf = (month: MonthFigures) => NAMES.map((name) => month[name])
  const text = say('course.text', {
    month: monthName(last.month),
    sales: formatMoney(last.sales),
    spent: formatMoney(last.spent),
  })
  return (
    <Figure
      title={say('course.title')}
      text={text}
      table={{
        head: [say('course.month'), ...NAMES.map((name) => say(`course.${name}`))],
        rows: [...told].reverse().map((month) => ({
          key: month.month,
          cells: [monthName(month.month), ...valuesOf(month).map(formatMoney)],
        })),
      }}
    >
      <Chart
        label={say('course.label')}
        series={NAMES.map((name) => ({ name: say(`course.${name}`), tone: TONES[name] }))}
        slots={told.map((month) => ({
          key: month.month,
          name: monthName(month.month),
          values: valuesOf(month),
        }))}
        below={told.map(({ month }) => shortMonth(month))}
        format={formatMoney}
        formatTick={formatRoundMoney}
      />
    </Figure>
  )
}
