import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type CheckedRun } from '../../../api/api-types.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { amountOf } from './amount.js'
import { type Line, namesOf } from './choices.js'
import { type CookPlanState } from './use-cook-plan.js'

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    textAlign: 'right',
    p: 0.5,
    borderBottom: 1,
    borderColor: colour.stone,
    verticalAlign: 'top',
  },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left', pl: 0 },
  '& th': { fontWeight: 600 },
}

/** How much of a chosen run can be made, and what limits it. */
export function OnTheShelf({ line, state }: { line: Line; state: CookPlanState }) {
  const say = useWords()
  const { suggestion, quantity } = line
  const run = state.check.data?.items.find(({ bomId }) => bomId === suggestion.bomId)
  if (run?.quantity !== quantity)
    return <Typography color="text.secondary">{say('cookPlan.checking')}</Typography>
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{inWords(run, say)}</Typography>
      {run.firstMissing && (
        <Typography sx={{ color: colour.chilliDeep }}>
          {say('cookPlan.firstMissing', {
            name: run.firstMissing.product.name,
            quantity: amountOf(run.firstMissing.product, run.firstMissing.quantity),
          })}
        </Typography>
      )}
      {run.makeable > 0 && run.makeable < run.quantity && (
        <Button onClick={() => state.edit(suggestion.bomId, { quantity: String(run.makeable) })}>
          {say('cookPlan.onlyMakeable', { makeable: amountOf(run.product, run.makeable) })}
        </Button>
      )}
      <Ingredients run={run} />
    </Box>
  )
}

function inWords({ product, quantity, makeable, components }: CheckedRun, say: ReturnType<typeof useWords>) {
  if (makeable < quantity)
    return say('cookPlan.makeable', {
      makeable: formatQuantity(makeable),
      quantity: amountOf(product, quantity),
    })
  const first = components.filter(({ cookedFirst }) => cookedFirst > 0)
  return first.length === 0
    ? say('cookPlan.allThere')
    : say('cookPlan.afterFirst', { names: namesOf(first.map((component) => component.product)) })
}

function Ingredients({ run }: { run: CheckedRun }) {
  const say = useWords()
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 1 } }}>
      <summary>{say('cookPlan.ingredients')}</summary>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{say('cookPlan.ingredient')}</th>
              <th scope="col">{say('cookPlan.required')}</th>
              <th scope="col">{say('cookPlan.onShelf')}</th>
              <th scope="col">{say('cookPlan.missing')}</th>
            </tr>
          </thead>
          <tbody>
            {run.components.map(({ product, required, fromShelf, missing }) => (
              <tr key={product._id}>
                <td>{product.name}</td>
                <td>{amountOf(product, required)}</td>
                <td>{formatQuantity(fromShelf)}</td>
                <td>{missing > 0 ? formatQuantity(missing) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}
