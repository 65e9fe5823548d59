import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type TraceEdge, type TraceNode } from '../../../api/api-types.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatDateTime, formatDay, formatQuantity } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { pageOf } from './addresses.js'

/** A list of things without dots. */
export const things = { listStyle: 'none', margin: 0, padding: 0 } as const

/** Most sources that one thing names; a pot has a handful. */
const MOST_SOURCES = 12

interface TraceThingProps {
  node: TraceNode
  /** The edges that lead into the node. */
  into: readonly TraceEdge[]
  /** What people call the things of the trace, by `id`. */
  names: ReadonlyMap<string, string>
  isRoot?: boolean
}

/** A node of a trace in words: what it is, who had to do with it, and how much of what went into it. */
export function TraceThing({ node, into, names, isRoot = false }: TraceThingProps) {
  const say = useWords()
  const product = 'product' in node && node.product ? node.product.name : undefined
  const facts = factsOf(node, say)
  return (
    <Box
      component="li"
      aria-current={isRoot ? 'true' : undefined}
      sx={{
        py: 1,
        pl: 1.5,
        borderBottom: `1px solid ${colour.stone}`,
        borderLeft: `4px solid ${isRoot ? colour.chilli : 'transparent'}`,
        overflowWrap: 'anywhere',
      }}
    >
      <TapLink component={Link} to={pageOf(node)}>
        {node.label}
      </TapLink>
      {product && <Typography component="span"> · {product}</Typography>}
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" color="text.secondary">
          {fact}
        </Typography>
      ))}
      {into.slice(0, MOST_SOURCES).map((edge) => (
        <Typography key={`${edge.from} ${edge.line}`} variant="body2">
          {sourceOf(edge, names, say)}
        </Typography>
      ))}
      {into.length > MOST_SOURCES && (
        <Typography variant="body2">{say('trace.more', { count: into.length - MOST_SOURCES })}</Typography>
      )}
    </Box>
  )
}

/** `4.5 KG used from RM-261121-004`. */
function sourceOf(
  { from, quantity, unit, basis, line }: TraceEdge,
  names: ReadonlyMap<string, string>,
  say: Say,
): string {
  const amount = `${formatQuantity(quantity)} ${unit} ${say(`trace.${basis}`)}`
  const source = say('trace.amountFrom', { amount, source: names.get(from) ?? '' })
  return line === null ? source : `${source} (${say('trace.line', { line: line + 1 })})`
}

function factsOf(node: TraceNode, say: Say): string[] {
  switch (node.kind) {
    case 'supplier':
      return []
    case 'batch': {
      const { outlet, by, supplierLot, bestBefore, remainingQuantity, unit, frozen } = node
      const day = formatDay(node.receivedOn)
      const left = say('trace.left', { quantity: formatQuantity(remainingQuantity), unit })
      const more = [
        frozen ? say('trace.frozen') : '',
        left,
        supplierLot && say('trace.lot', { lot: supplierLot }),
        bestBefore ? say('trace.bestBefore', { day: formatDay(bestBefore) }) : '',
      ]
      return [say('trace.batchBy', { day, outlet, by }), more.filter(Boolean).join(' · ')]
    }
    case 'run': {
      const { status, reservedBy, reservedAt, completedBy, completedAt } = node
      const at = formatDateTime(reservedAt)
      const planned = say('trace.runFacts', { status: say(`status.${status}`), by: reservedBy, at })
      if (completedAt === null) return [planned]
      return [planned, say('trace.runDone', { by: completedBy ?? '', at: formatDateTime(completedAt) })]
    }
    case 'order': {
      const { orderDate, name, city, mobileNumber: mobile, packedBy, packedAt } = node
      const whose = say('trace.orderFacts', { day: formatDay(orderDate), name, city, mobile })
      if (packedAt === null) return [whose]
      return [whose, say('trace.packedBy', { by: packedBy ?? '', at: formatDateTime(packedAt) })]
    }
  }
}
