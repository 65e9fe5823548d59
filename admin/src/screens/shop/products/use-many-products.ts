import { useQueryClient } from '@tanstack/react-query'
import { createElement, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { type ChangedProducts, type Product } from '../../../api/api-types.js'
import { type SeenProduct } from '../../../api/list-calls.js'
import { useApi } from '../../../api/use-api.js'
import { type Problem } from '../../../kit/lists/NotDone.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { UndoNotice } from '../../../kit/ui/UndoNotice.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Long enough to look at the list. */
const UNDO_SHOWS = { type: 'success', autoHideDuration: 10_000 } as const

const nameOf = ({ Id, title }: Product) => `${Id} ${title}`
const seen = ({ id, version }: Product): SeenProduct => ({ id, version })

interface Change {
  products: readonly Product[]
  call: () => Promise<ChangedProducts>
  /** What was done, in words. */
  said: (count: number) => string
  /** Puts back what the change has changed. */
  undo: (changed: readonly Product[]) => Promise<ChangedProducts>
}

/** Changes several jars at once, names those that stay as they are, and takes the rest back on request. */
export function useManyProducts(onDone: () => void) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const reread = () => client.invalidateQueries({ queryKey: ['products'] })
  const write = useWrite({
    failed: 'products.manyFailed',
    mutationFn: ({ call }: Change) => call(),
    onSuccess: async ({ changed, refused }, { products, said, undo }) => {
      const names = new Map(products.map((product) => [product.id, nameOf(product)]))
      setProblems(refused.map(({ id, error }) => ({ name: names.get(id) ?? id, why: error })))
      if (changed.length > 0)
        notify(
          createElement(UndoNotice, {
            text: said(changed.length),
            onUndo: async () => {
              const back = await undo(changed)
              await reread()
              const [why] = back.refused
              if (why) throw new HttpError(why.error, 409, { error: why.error })
            },
            undone: 'products.undone',
            failed: 'products.undoFailed',
          }),
          UNDO_SHOWS,
        )
      await reread()
      if (refused.length === 0) onDone()
    },
  })
  const setActive = (products: readonly Product[], active: boolean) =>
    write.mutate({
      products,
      call: () => api.setProductsActive(products.map(seen), active),
      said: (count) =>
        say(active ? 'products.activatedMany' : 'products.deactivatedMany', { smart_count: count }),
      undo: (changed) => api.setProductsActive(changed.map(seen), !active),
    })
  /** @param prices in rupees, by the id of the product */
  const setPrices = (products: readonly Product[], prices: ReadonlyMap<string, number>) => {
    const before = new Map(products.map(({ id, price }) => [id, price]))
    const priced = (some: readonly Product[], by: ReadonlyMap<string, number>) =>
      some.flatMap((product) => {
        const price = by.get(product.id)
        return price === undefined ? [] : [{ ...seen(product), price }]
      })
    write.mutate({
      products,
      call: () => api.setProductPrices(priced(products, prices)),
      said: (count) => say('products.repriced', { smart_count: count }),
      undo: (changed) => api.setProductPrices(priced(changed, before)),
    })
  }
  return { setActive, setPrices, busy: write.isPending, problems }
}
