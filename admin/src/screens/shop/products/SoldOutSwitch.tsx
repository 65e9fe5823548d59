import Switch from '@mui/material/Switch'
import { useQueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { type RaRecord, useDataProvider, useNotify } from 'react-admin'
import { type Product } from '../../../api/api-types.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { UndoNotice } from '../../../kit/ui/UndoNotice.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Long enough to see the mistake. */
const UNDO_SHOWS = { type: 'success', autoHideDuration: 8_000 } as const

/** Shows a jar in the shop as sold out, or for sale again, with one tap that can be taken back. */
export function SoldOutSwitch({ product }: { product: Product & RaRecord }) {
  const say = useWords()
  const notify = useNotify()
  const queries = useQueryClient()
  const provider = useDataProvider()
  const { id, title: name, soldOut, materialType } = product
  const set = async (next: boolean) => {
    await provider.update('products', { id, data: { soldOut: next }, previousData: product })
    await queries.invalidateQueries({ queryKey: ['products'] })
  }
  const change = useWrite<void, boolean>({
    failed: 'products.soldOutFailed',
    mutationFn: set,
    onSuccess: (_, next) =>
      notify(
        createElement(UndoNotice, {
          text: say(next ? 'products.nowSoldOut' : 'products.nowForSale', { name }),
          onUndo: () => set(!next),
          undone: 'products.soldOutUndone',
          failed: 'products.soldOutFailed',
        }),
        UNDO_SHOWS,
      ),
  })
  if (materialType !== 'FG') return null
  return (
    <Switch
      color="secondary"
      checked={change.isPending ? change.variables : soldOut}
      disabled={change.isPending}
      onChange={(_, next) => change.mutate(next)}
      slotProps={{ input: { 'aria-label': say('products.soldOutOf', { name }) } }}
    />
  )
}
