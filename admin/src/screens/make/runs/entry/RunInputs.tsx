import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { sentenceOf } from '../../../../api/request.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { type DraftComponent, isLocked } from '../run-draft.js'
import { BomSelect } from './BomSelect.js'
import { Components } from './Components.js'
import { CostPrice, NumberField, QuantityInput } from './figures.js'
import { FillNotice } from './FillNotice.js'
import { columns } from './layout.js'
import { LockNotice } from './LockNotice.js'
import { MoreInputs } from './MoreInputs.js'
import { RunFormContext } from './run-form.js'
import { useFill } from './use-fill.js'
import { useShelf } from './use-shelf.js'

const NONE: DraftComponent[] = []

/** The fields of a reservation: recipe and quantity first, since the rest follows from them. */
export function RunInputs() {
  const say = useWords()
  const locked = isLocked(useWatch({ name: 'status' }))
  const components = (useWatch({ name: 'components' }) as DraftComponent[] | null | undefined) ?? NONE
  const { canFill, fill, byItself, onHand, required, query, byHand } = useFill(locked)
  const { shelf, offered } = useShelf()
  const shared = useMemo(() => ({ locked, shelf, required, onHand }), [locked, shelf, required, onHand])
  return (
    <RunFormContext value={shared}>
      <LockNotice />
      <Box sx={columns}>
        <BomSelect onChosen={byItself} />
        <QuantityInput />
        <CostPrice components={components} />
        <NumberField />
      </Box>
      {offered.isError && (
        <ErrorNotice
          message={sentenceOf(offered.error, say('stock.choicesFailed'))}
          onRetry={() => void offered.refetch()}
        />
      )}
      <FillNotice components={components} canFill={canFill} byHand={byHand} fill={fill} query={query} />
      <Components components={components} />
      <MoreInputs components={components} />
    </RunFormContext>
  )
}
