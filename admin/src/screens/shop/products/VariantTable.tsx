import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  SaveContextProvider,
  useDataProvider,
  useNotify,
  useTranslateLabel,
} from 'react-admin'
import { type Product } from '../../../api/api-types.js'
import { bodyOf, sentenceOf } from '../../../api/request.js'
import { FormFrame } from '../../../kit/edit/FormFrame.js'
import { useKeptForm } from '../../../kit/edit/kept-form.js'
import { type Values } from '../../../kit/kept/drafts.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useCellKeys } from './use-cell-keys.js'
import { CELLS, changesOf, differing, fieldOf, formOf, type Outcome } from './variant-rows.js'
import { MEASURES, VariantRow } from './VariantRow.js'

/** A row after its save: the variant as it is stored, how it went, and the server's sentences by field. */
type Row = [Product, Outcome, Values]

/** Changes whenever one of the variants does. */
const versionOf = (products: readonly Product[]) => products.reduce((sum, { version }) => sum + version, 0)

/**
 * The variants of a pickle in one form. A save sends each changed row by itself, with the version that it started from:
 * each says how it went, and what was refused stays as it was typed.
 */
export function VariantTable({ products }: { products: readonly Product[] }) {
  const say = useWords()
  const notify = useNotify()
  const queries = useQueryClient()
  const provider = useDataProvider()
  const nameOf = useTranslateLabel()
  const kept = useKeptForm(`variants ${products[0]?.variantType ?? ''}`)
  const [record] = useState(() => ({ id: 'variants', version: versionOf(products), ...formOf(products) }))
  const [stored, setStored] = useState(() => new Map(products.map((product) => [product.id, product])))
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [saving, setSaving] = useState(false)

  const saveRow = async (product: Product, changes: object, form: Values): Promise<Row> => {
    try {
      const data = { ...changes, version: product.version }
      const answer = await provider.update<Product & RaRecord>('products', {
        id: product.id,
        data,
        previousData: product,
      })
      return [answer.data, { is: 'saved' }, {}]
    } catch (error) {
      const { details } = bodyOf(error)
      const now = details?.['current'] as Product | undefined
      if (now) return [product, { is: 'changed', now, cells: differing(product, now, form) }, {}]
      const outcome = { is: 'refused', sentence: sentenceOf(error, say('variants.rowFailed')) } as const
      const faults = CELLS.map(
        (cell) => [fieldOf(product.id, cell), (details?.fields as Values | undefined)?.[cell]] as const,
      )
      return [product, outcome, Object.fromEntries(faults.filter(([, why]) => why !== undefined))]
    }
  }

  const save = async (form: object) => {
    const changed = [...stored.values()].flatMap((product) => {
      const changes = changesOf(product, form as Values)
      return changes ? [{ product, changes }] : []
    })
    if (changed.length === 0) {
      notify('variants.nothing', { type: 'info' })
      return {}
    }
    setSaving(true)
    const next = new Map(stored)
    const told = new Map<string, Outcome>()
    let faults: Values = {}
    for (const { product, changes } of changed) {
      const [now, outcome, wrong] = await saveRow(product, changes, form as Values)
      next.set(product.id, now)
      told.set(product.id, outcome)
      faults = { ...faults, ...wrong }
    }
    setSaving(false)
    setStored(next)
    setOutcomes(told)
    void queries.invalidateQueries({ queryKey: ['products'] })
    const saved = [...told.values()].filter(({ is }) => is === 'saved').length
    if (saved === changed.length) {
      kept.done()
      notify('variants.allSaved', { type: 'success', messageArgs: { smart_count: saved } })
    } else notify('variants.someFailed', { type: 'warning', messageArgs: { saved, all: changed.length } })
    return faults
  }

  const answer = (id: string, outcome: Outcome | null, now?: Product) => {
    if (now) setStored(new Map(stored).set(id, now))
    const next = new Map(outcomes)
    if (outcome) next.set(id, outcome)
    else next.delete(id)
    setOutcomes(next)
  }

  const inWords = (source: string): string | undefined => {
    const product = products.find(({ id }) => source.startsWith(`${id}-`))
    const cell = product && CELLS.find((one) => fieldOf(product.id, one) === source)
    return cell && `${product.title}: ${nameOf({ resource: 'products', source: cell })}`
  }
  return (
    <ResourceContextProvider value="products">
      <RecordContextProvider value={record}>
        <SaveContextProvider value={{ save, saving, mutationMode: 'pessimistic' }}>
          <FormFrame kept={kept} maxWidth={1400} fieldInWords={inWords}>
            <Typography color="text.secondary">{say('variants.help')}</Typography>
            <Rows
              products={[...stored.values()]}
              draw={(product) => (
                <VariantRow
                  key={product.id}
                  product={product}
                  outcome={outcomes.get(product.id) ?? null}
                  onAnswer={(outcome, now) => answer(product.id, outcome, now)}
                />
              )}
            />
          </FormFrame>
        </SaveContextProvider>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

interface RowsProps {
  products: readonly Product[]
  draw: (product: Product) => ReactNode
}

/** The rows, with the keys of a spreadsheet. */
function Rows({ products, draw }: RowsProps) {
  return (
    <Box {...useCellKeys(products, MEASURES)} sx={{ display: 'grid', gap: 2 }}>
      {products.map(draw)}
    </Box>
  )
}
