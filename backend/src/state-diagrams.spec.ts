import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Machine } from './kernel/states/transitions.js'
import { RECALL } from './modules/insight/recalls/domain/recall-machine.js'
import { DISPUTE } from './modules/money/courier-invoices/domain/dispute.js'
import { ATTEMPT } from './modules/money/payments/domain/attempt.js'
import { REFUND } from './modules/money/payments/domain/refund.js'
import { PARCEL } from './modules/sales/orders/domain/fulfilment/parcel-care.js'
import { DELIVERY, ORDER, PAYMENT } from './modules/sales/orders/domain/machines.js'
import { REVIEW } from './modules/sales/reviews/domain/review.js'
import { ISSUE } from './modules/sales/support/domain/issue.js'
import { RUN } from './modules/stock/runs/domain/run-status.js'

const PAGES = join(__dirname, '../../docs/domain')
const TEXT = readdirSync(PAGES)
  .map((name) => readFileSync(join(PAGES, name), 'utf8'))
  .join('\n')

/** The first diagram below a heading, as a machine is written: its first state and its moves, `from → to`. */
function drawnBelow(heading: string): { initial: string[]; moves: string[] } {
  const [, below = ''] = TEXT.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const [, diagram = ''] = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(below) ?? []
  const names = new Map(
    [...diagram.matchAll(/state "([^"]+)" as (\w+)/g)].map(([, name = '', alias = '']) => [alias, name]),
  )
  const arrows = [...diagram.matchAll(/^ *(\S+) --> (\S+?)(?::.*)?$/gm)].map(([, from = '', to = '']) => ({
    from: names.get(from) ?? from,
    to: names.get(to) ?? to,
  }))
  return {
    initial: arrows.filter(({ from }) => from === '[*]').map(({ to }) => to),
    moves: arrows
      .filter(({ from, to }) => from !== '[*]' && to !== '[*]')
      .map(({ from, to }) => `${from} → ${to}`)
      .sort(),
  }
}

function written<S extends string>({ initial, next }: Machine<S>) {
  const states = Object.entries(next) as [S, readonly S[]][]
  return {
    initial: [initial],
    moves: states.flatMap(([from, followers]) => followers.map((to) => `${from} → ${to}`)).sort(),
  }
}

it.each([
  ['Order status', written(ORDER)],
  ['Delivery status', written(DELIVERY)],
  ['Payment status', written(PAYMENT)],
  ['Where a parcel is', written(PARCEL)],
  ['Payment attempt', written(ATTEMPT)],
  ['Refund', written(REFUND)],
  ['Recall', written(RECALL)],
  ['Review', written(REVIEW)],
  ['Issue', written(ISSUE)],
  ['Run', written(RUN)],
  ['Disputes', written(DISPUTE)],
])(
  'the diagram "%s" in docs/domain shows every move that the code allows, and no other',
  (heading, machine) => expect(drawnBelow(heading)).toEqual(machine),
)
