import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { type RecallReport } from '../../../api/api-types.js'
import { nameInWords } from '../../../api/names.js'
import { onPaper } from '../../../kit/theme/tokens.js'
import { formatDateTime, formatDay, formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

/** The report for the food authority (docs/domain/workshop.md#recall). */
export function ReportPaper({ report }: { report: RecallReport }) {
  const say = useWords()
  const yesNo = (is: boolean) => say(is ? 'recallPaper.yes' : 'recallPaper.no')
  return (
    <>
      <div>
        <PageTitle>{say(report.drill ? 'recallPaper.drillHeading' : 'recallPaper.heading')}</PageTitle>
        <Typography>{say('recallPaper.act')}</Typography>
      </div>
      <Business report={report} />
      <PaperTable
        heading="recallPaper.food"
        note="recallPaper.unit"
        head={FOOD}
        rows={report.jars.map((one) => [
          one.batchNumber,
          nameInWords(one.product),
          formatDay(one.madeOn),
          one.bestBefore ? formatDay(one.bestBefore) : '–',
          ...[one.made, one.onShelf, one.sent, one.other, one.returned, one.destroyed].map(formatQuantity),
          yesNo(one.frozen),
        ])}
      />
      {report.materials.length > 0 && (
        <PaperTable
          heading="recallPaper.materials"
          head={MATERIALS}
          rows={report.materials.map((one) => [
            one.batchNumber,
            nameInWords(one.product),
            one.supplier || '–',
            one.supplierLot || '–',
            formatDay(one.receivedOn),
            `${formatQuantity(one.received)} ${one.unit}`,
            `${formatQuantity(one.onShelf)} ${one.unit}`,
            yesNo(one.frozen),
          ])}
        />
      )}
      {report.distribution.length > 0 ? (
        <PaperTable
          heading="recallPaper.distribution"
          head={PLACES}
          rows={report.distribution.map(({ city, state, orders, jars }) => [city, state, orders, jars])}
        />
      ) : (
        <Typography>{say('recallPaper.nowhere')}</Typography>
      )}
      <Action report={report} />
      <Typography sx={{ mt: 6, pt: 1, borderTop: `1px solid ${onPaper.ink}`, maxWidth: 320 }}>
        {say('recallPaper.sign')}
      </Typography>
    </>
  )
}

const FOOD: readonly WordKey[] = [
  'recallPaper.batch',
  'recallPaper.product',
  'recallPaper.made',
  'recallPaper.bestBefore',
  'recallPaper.quantity',
  'recallPaper.onShelf',
  'recallPaper.sent',
  'recallPaper.other',
  'recallPaper.returned',
  'recallPaper.destroyed',
  'recallPaper.frozen',
]
const MATERIALS: readonly WordKey[] = [
  'recallPaper.batch',
  'recallPaper.product',
  'recallPaper.supplier',
  'recallPaper.lot',
  'recallPaper.received',
  'recallPaper.quantity',
  'recallPaper.onShelf',
  'recallPaper.frozen',
]
const PLACES: readonly WordKey[] = [
  'recallPaper.city',
  'recallPaper.state',
  'recallPaper.orders',
  'recallPaper.jars',
]

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 12,
  '& th, & td': { border: `1px solid ${onPaper.ink}`, p: 0.5, textAlign: 'left', verticalAlign: 'top' },
  '& tr': { breakInside: 'avoid' },
}

interface PaperTableProps {
  heading: WordKey
  note?: WordKey
  head: readonly WordKey[]
  rows: readonly (readonly ReactNode[])[]
}

function PaperTable({ heading, note, head, rows }: PaperTableProps) {
  const say = useWords()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h2">{say(heading)}</Typography>
      {/* On a phone the table moves sideways by itself; the page does not. */}
      <Box
        sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
        tabIndex={0}
        role="region"
        aria-label={say(heading)}
      >
        <Box component="table" sx={table}>
          <thead>
            <tr>
              {head.map((word) => (
                <th key={word} scope="col">
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <tr key={at}>
                {cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {note && <Typography variant="body2">{say(note)}</Typography>}
    </Box>
  )
}

const facts = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
}

function PaperFacts({ rows }: { rows: readonly (readonly [WordKey, ReactNode])[] }) {
  const say = useWords()
  return (
    <Box component="dl" sx={facts}>
      {rows.flatMap(([name, value]) => [
        <dt key={`${name} name`}>{say(name)}</dt>,
        <dd key={name}>{value}</dd>,
      ])}
    </Box>
  )
}

function Business({ report }: { report: RecallReport }) {
  const say = useWords()
  const { shop } = report
  return (
    <PaperFacts
      rows={[
        ['recallPaper.business', `${shop.name}, ${shop.legalName}, ${shop.address}`],
        ['recallPaper.licence', shop.fssaiLicence || say('recallPaper.noLicence')],
        ['recallPaper.contact', `${shop.phone}, ${shop.email}`],
        ['recallPaper.recalled', report.batchNumber],
        ['recallPaper.reason', report.reason],
        ['recallPaper.begun', formatDateTime(report.startedAt)],
        [
          'recallPaper.closed',
          report.closedAt
            ? formatDateTime(report.closedAt)
            : `${say('recallPaper.stillOpen')}. ${say('recallPaper.asOf', { at: formatDateTime(report.at) })}`,
        ],
      ]}
    />
  )
}

function Action({ report: { action } }: { report: RecallReport }) {
  const say = useWords()
  const informed = { done: action.customersInformed, all: action.customers }
  const refunds = { count: action.refunds, amount: formatMoney(action.refunded) }
  return (
    <div>
      <Typography variant="h2">{say('recallPaper.action')}</Typography>
      <PaperFacts
        rows={[
          ['recallPaper.actionFrozen', action.batchesFrozen],
          ['recallPaper.actionInformed', say('recallPaper.ofAll', informed)],
          ['recallPaper.actionHeld', action.parcelsHeldBack],
          ['recallPaper.actionRefunds', say('recallPaper.refundsSay', refunds)],
          ['recallPaper.actionReplacements', action.replacements],
        ]}
      />
    </div>
  )
}
