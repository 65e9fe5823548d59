import './words.js'
import { useQuery } from '@tanstack/react-query'
import { type LowProduct, type RunningOut as JarRunningOut } from '../../api/api-types.js'
import { LIVE } from '../../api/query-client.js'
import { useApi } from '../../api/use-api.js'
import { formatQuantity } from '../../kit/ui/format.js'
import { type Say, useWords } from '../../kit/words/use-words.js'
import { type ProductLine, ProductLines } from './ProductLines.js'

/**
 * What runs out: jars by the days that they last, then what is at its warning level. Hidden when there is nothing; the
 * counts beside it show a failed read.
 */
export function RunningOut() {
  const say = useWords()
  const api = useApi()
  const jars = useQuery({
    queryKey: ['running-out'],
    queryFn: ({ signal }) => api.runningOut(signal),
    ...LIVE,
  })
  const low = useQuery({ queryKey: ['low-stock'], queryFn: ({ signal }) => api.lowStock(signal) })
  const dated = jars.data ?? []
  const named = new Set(dated.map(({ product }) => product.Id))
  const rest = (low.data ?? []).filter(({ Id }) => !named.has(Id))
  return (
    <>
      <ProductLines
        title={say('out.title')}
        help={say('out.help')}
        lines={dated.map((jar) => lineOf(jar, say))}
        way={{ to: '/dashboard/cook-plan', name: say('out.plan') }}
      />
      <ProductLines title={say('reports.lowStock')} lines={rest.map((product) => lowLine(product, say))} />
    </>
  )
}

function lineOf({ product: { Id, name }, free, days, coming }: JarRunningOut, say: Say): ProductLine {
  const left = { free: formatQuantity(free), smart_count: days }
  const when = free <= 0 ? say('out.gone') : say(days === 0 ? 'out.today' : 'out.days', left)
  const made = say('out.coming', { jars: say('reports.jars', { smart_count: coming }) })
  return { Id, name, says: coming > 0 ? `${when}, ${made}` : when, alarming: days <= ALARMING_DAYS }
}

/** New jars take so long, if somebody cooks today. */
const ALARMING_DAYS = 2

const lowLine = ({ Id, name, available, priceUnit }: LowProduct, say: Say): ProductLine => ({
  Id,
  name,
  says: say('reports.left', { available: formatQuantity(available), unit: priceUnit }),
  alarming: available === 0,
})
