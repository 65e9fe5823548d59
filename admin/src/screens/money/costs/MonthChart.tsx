import Box from '@mui/material/Box'
import { type Margins } from '../../../api/api-types.js'
import { colour } from '../../../kit/theme/tokens.js'
import { Figure } from '../../../kit/ui/Figure.js'
import { formatMoney, formatQuantity, monthName } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

type Figures = Pick<Margins['total'], 'quantity' | 'income' | 'cost' | 'margin'>
type Month = Figures & { month: string }

/** A month of the chart; its figures are absent until they are loaded. */
interface Slot {
  month: string
  figures?: Figures
}

const MONTH_HEIGHT = 100
const GAP = 0.2
const TONE = { cost: colour.clay, margin: colour.mangoDeep }

/** A column a month: what the jars cost, and above it what was left. Columns appear as the months are loaded. */
export function MonthChart({ months: slots }: { months: readonly Slot[] }) {
  const say = useWords()
  const title = say('costs.byMonth')
  const months = slots.flatMap(({ month, figures }) => (figures ? [{ month, ...figures }] : []))
  const missing = slots.length - months.length
  const last = months.at(-1)
  const sold = months.filter(({ quantity }) => quantity > 0)
  if (!last || (missing === 0 && sold.length === 0))
    return <Figure title={title} level="h2" text={say('costs.byMonthNone')} />
  const text = missing > 0 ? say('costs.byMonthSoFar', { smart_count: missing }) : sentenceOf(last, sold, say)
  return (
    <Figure title={title} level="h2" text={text} table={tableOf(sold, say)}>
      <Columns slots={slots} label={text} />
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', color: colour.muted, fontSize: 14 }}
      >
        <span>{monthName(slots[0]?.month ?? last.month)}</span>
        <span>{monthName(last.month)}</span>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 2, fontSize: 14 }}>
        <Key tone={TONE.cost} name={say('costs.cost')} />
        <Key tone={TONE.margin} name={say('costs.margin')} />
      </Box>
    </Figure>
  )
}

function sentenceOf(last: Month, sold: readonly Month[], say: ReturnType<typeof useWords>) {
  const best = sold.reduce((top, month) => (month.margin > top.margin ? month : top), last)
  return say('costs.byMonthText', {
    month: monthName(last.month),
    margin: formatMoney(last.margin),
    best: monthName(best.month),
    bestMargin: formatMoney(best.margin),
  })
}

function tableOf(months: readonly Month[], say: ReturnType<typeof useWords>) {
  const head = [
    say('costs.month'),
    say('costs.jars'),
    say('costs.income'),
    say('costs.cost'),
    say('costs.margin'),
  ]
  const rows = [...months].reverse().map(({ month, quantity, income, cost, margin }) => ({
    key: month,
    cells: [
      monthName(month),
      formatQuantity(quantity),
      formatMoney(income),
      formatMoney(cost),
      formatMoney(margin),
    ],
  }))
  return { head, rows }
}

function Key({ tone, name }: { tone: string; name: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: tone }} />
      {name}
    </Box>
  )
}

function Columns({ slots, label }: { slots: readonly Slot[]; label: string }) {
  const top = Math.max(1, ...slots.map(({ figures }) => Math.max(figures?.income ?? 0, figures?.cost ?? 0)))
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${slots.length} ${MONTH_HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: 180, borderBottom: `1px solid ${colour.muted}` }}
    >
      {slots.map(({ month, figures }, at) => {
        const place = { x: at + GAP / 2, width: 1 - GAP }
        return figures ? (
          <Column key={month} {...place} month={{ month, ...figures }} scale={MONTH_HEIGHT / top} />
        ) : (
          <rect key={month} {...place} y={0} height={MONTH_HEIGHT} fill={colour.stone} opacity={0.5} />
        )
      })}
    </Box>
  )
}

interface ColumnProps {
  x: number
  width: number
  month: Month
  scale: number
}

function Column({ month: { month, income, cost, margin }, scale, ...column }: ColumnProps) {
  return (
    <g>
      <title>{`${monthName(month)}: ${formatMoney(income)} − ${formatMoney(cost)} = ${formatMoney(margin)}`}</title>
      <rect {...column} y={MONTH_HEIGHT - cost * scale} height={cost * scale} fill={TONE.cost} />
      {margin > 0 && (
        <rect {...column} y={MONTH_HEIGHT - income * scale} height={margin * scale} fill={TONE.margin} />
      )}
    </g>
  )
}
