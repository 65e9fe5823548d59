import AddOutlined from '@mui/icons-material/AddOutlined'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { colour, radius } from '../../../../kit/theme/tokens.js'
import { formatMoney, formatQuantity } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { type DraftComponent } from '../run-draft.js'
import { BatchInput } from './BatchInput.js'
import { hiddenLabel } from './layout.js'
import { ProductCell } from './ProductCell.js'
import { ReservedInput } from './ReservedInput.js'
import { useRunForm } from './run-form.js'
import { type BatchLine, type ComponentLines, useComponent } from './use-component.js'

const frame = {
  justifySelf: 'stretch',
  overflowX: 'auto',
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  '& .MuiTableCell-root': { px: 1, verticalAlign: 'top' },
  '& td.figure': { pt: 2, whiteSpace: 'nowrap' },
}
const HEAD = [
  'product',
  'batchNumber',
  'requiredQuantity',
  'reservedQuantity',
  'costPrice',
  'unit',
  'remove',
] as const
const FIGURES: readonly string[] = ['requiredQuantity', 'costPrice']

export function ComponentTable({ components }: { components: readonly DraftComponent[] }) {
  const say = useWords()
  const linesOf = useComponent(components)
  return (
    <Box sx={frame}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {HEAD.map((name) => (
              <TableCell key={name} align={FIGURES.includes(name) ? 'right' : 'left'}>
                {say(`reservations.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {components.map((component, at) => (
          <ComponentRows key={at} at={at} component={component} lines={linesOf(at)} />
        ))}
      </Table>
    </Box>
  )
}

interface ComponentRowsProps {
  at: number
  component: DraftComponent
  lines: ComponentLines
}

/** A row for each batch; what is said of the component itself spans them. */
function ComponentRows({ at, component, lines }: ComponentRowsProps) {
  const say = useWords()
  const { name, unit, required, batches } = lines
  const span = { rowSpan: batches.length }
  return (
    <TableBody>
      {batches.map((line, row) => (
        <TableRow key={line.place}>
          {row === 0 && (
            <TableCell {...span} className="figure" sx={{ minWidth: 150, whiteSpace: 'normal !important' }}>
              <ProductCell
                at={at}
                component={component}
                label={say('reservations.product')}
                sx={hiddenLabel}
              />
            </TableCell>
          )}
          <TableCell sx={{ minWidth: 220 }}>
            <BatchInput
              place={line.place}
              label={labelOf(line, say('reservations.batchOf', { product: name }))}
              unit={unit}
              shelf={lines.shelf}
              sx={hiddenLabel}
            />
          </TableCell>
          {row === 0 && (
            <TableCell {...span} align="right" className="figure">
              {`${formatQuantity(required)} ${unit}`}
            </TableCell>
          )}
          <TableCell sx={{ minWidth: 110, width: 140 }}>
            <ReservedInput
              place={line.place}
              label={say('reservations.reservedOf', { product: name, number: line.number })}
              unit={unit}
              shelf={lines.shelf}
              sx={hiddenLabel}
            />
          </TableCell>
          <TableCell align="right" className="figure">
            {line.cost === null ? '' : formatMoney(line.cost)}
          </TableCell>
          {row === 0 && (
            <TableCell {...span} className="figure">
              {unit}
            </TableCell>
          )}
          <TableCell>
            <LineButtons line={line} lines={lines} isLast={row === batches.length - 1} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  )
}

/** The first batch of a component needs no number in its name. */
const labelOf = ({ number }: BatchLine, words: string) => (number === 1 ? words : `${words} ${number}`)

function LineButtons({ line, lines, isLast }: { line: BatchLine; lines: ComponentLines; isLast: boolean }) {
  const say = useWords()
  const { locked } = useRunForm()
  const { name: product } = lines
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {line.remove ? (
        <IconButton
          aria-label={say('reservations.removeBatch', { product, number: line.number })}
          disabled={locked}
          onClick={line.remove}
        >
          <Close />
        </IconButton>
      ) : (
        <Button
          aria-label={say('reservations.removeComponent', { product })}
          disabled={locked}
          onClick={lines.remove}
          sx={{ px: 1 }}
        >
          {say('reservations.remove')}
        </Button>
      )}
      {isLast && (
        <IconButton
          aria-label={say('reservations.addBatchOf', { product })}
          disabled={locked}
          onClick={lines.addBatch}
        >
          <AddOutlined />
        </IconButton>
      )}
    </Box>
  )
}
