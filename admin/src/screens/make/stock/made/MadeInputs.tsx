import './words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { required, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { type Reservation } from '../../../../api/api-types.js'
import { sentenceOf } from '../../../../api/request.js'
import { useApi } from '../../../../api/use-api.js'
import { runToReceive } from '../../../../kit/addresses/addresses.js'
import { Folded } from '../../../../kit/edit/Folded.js'
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.js'
import { columns, wideOnPhone } from '../../../../kit/inputs/columns.js'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { RecordSelect } from '../../../../kit/inputs/RecordSelect.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { SETTLES_MS, useSettled } from '../../../../kit/ui/use-settled.js'
import { useWords } from '../../../../kit/words/use-words.js'
import {
  BatchNumberInput,
  PriceInput,
  QuantityInput,
  rupeeRules,
  UnitInput,
} from '../inputs/figure-inputs.js'
import { priceOfRun } from '../inputs/receipt-draft.js'
import { useChosenProduct, useNextNumber, useProductFacts } from '../inputs/use-derived.js'
import { FurtherYields } from './FurtherYields.js'
import { PreviewNotice } from './PreviewNotice.js'
import { COST_PARTS, toRunReceipt, usageOf } from './run-receipt.js'
import { UsedInputs } from './UsedInputs.js'

const chooseRun = required('stock.reservationRequired')
const IN_MORE = ['further', 'used', ...COST_PARTS]

/** The runs that wait, and the one that is chosen: by hand, or by the address. */
function useRuns(justReceived: string | undefined) {
  const api = useApi()
  const { setValue } = useFormContext()
  const asked = runToReceive(useLocation().hash)
  const runs = useQuery({
    queryKey: ['reservations', 'reserved'],
    queryFn: ({ signal }) => api.reservedRuns(signal),
  })
  const chosen = useWatch({ name: 'reservation' }) as string | null | undefined
  const run = runs.data?.find(({ _id }) => _id === chosen)
  const wanted = runs.data?.find(({ reservationId }) => reservationId === asked)?._id
  useEffect(() => {
    if (wanted !== undefined) setValue('reservation', wanted)
  }, [setValue, wanted])
  const isKnown = wanted !== undefined || asked === justReceived
  const isGone = asked !== null && runs.data !== undefined && !isKnown && !chosen
  return { runs, run, gone: isGone ? asked : null }
}

/**
 * What a run made: the reservation says the product, and with the quantity the price.
 * @param justReceived the run that this form has received: it is not missed, though the address may still name it
 */
export function MadeInputs({ justReceived }: { justReceived: string | undefined }) {
  const say = useWords()
  const { runs, run, gone } = useRuns(justReceived)
  const parent = run?.bomId.parentProduct
  const product = useChosenProduct()
  const { preview, error } = useReceiptPreview()
  useFollowing(run, preview?.yields[0]?.unitPrice)
  useNextNumber(product?.materialType ?? 'FG')
  useProductFacts(product)

  const choices = (runs.data ?? []).map(({ _id, reservationId, bomId }) => ({
    id: _id,
    name: say('stock.runOption', {
      reservation: reservationId,
      product: bomId.parentProduct?.title ?? say('stock.unknownProduct'),
    }),
  }))
  return (
    <>
      {gone !== null && (
        <Alert severity="info" variant="outlined">
          {say('receiving.notWaiting', { reservation: gone })}
        </Alert>
      )}
      <Box sx={columns}>
        <RecordSelect source="outlet" resource="outlets" missing="stock.outletRequired" />
        <ChoiceInput
          source="reservation"
          choices={choices}
          isPending={runs.isPending}
          validate={chooseRun}
          helperText={runs.data?.length === 0 && say('stock.noRuns')}
          sx={wideOnPhone}
        />
        <SelectInput
          source="product"
          choices={parent ? [{ id: parent._id, name: parent.title }] : []}
          translateChoice={false}
          validate={required('stock.productRequired')}
          readOnly
          helperText={false}
          sx={wideOnPhone}
        />
        <BatchNumberInput />
        <QuantityInput />
        <PriceInput ofRun />
        <UnitInput />
      </Box>
      {run && !parent && <ErrorNotice message={say('stock.noParent')} />}
      {runs.isError && (
        <ErrorNotice
          message={sentenceOf(runs.error, say('stock.choicesFailed'))}
          onRetry={() => void runs.refetch()}
        />
      )}
      <PreviewNotice preview={preview} error={error} product={product} />
      {run && (
        <Folded title="receiving.more" fields={IN_MORE} always>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {product?.materialType === 'FG' && <FurtherYields product={product} />}
            <UsedInputs />
            <CostInputs />
          </Box>
        </Folded>
      )}
    </>
  )
}

/** What follows from the run: its product, what was reserved for it, and the price. */
function useFollowing(run: Reservation | undefined, previewed: number | null | undefined) {
  const { setValue } = useFormContext()
  const quantity = useWatch({ name: 'quantity' }) as number | null | undefined
  const costs = useWatch({ name: [...COST_PARTS] }) as (number | null | undefined)[]
  const parent = run?.bomId.parentProduct?._id ?? null
  const used = useMemo(() => usageOf(run), [run])
  const beside = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
  const price =
    previewed ??
    priceOfRun(run && { costPrice: run.costPrice === null ? null : run.costPrice + beside }, quantity)
  useEffect(() => setValue('product', parent), [parent, setValue])
  useEffect(() => setValue('price', price), [price, setValue])
  useEffect(() => {
    setValue('used', used)
    setValue('further', [])
  }, [setValue, used])
}

/** What the run cost in addition to its ingredients: part of the cost of a jar. */
function CostInputs() {
  const say = useWords()
  return (
    <Box component="section" aria-label={say('receiving.costs')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{say('receiving.costs')}</Typography>
      <Box sx={columns}>
        {COST_PARTS.map((part) => (
          <FigureInput
            key={part}
            source={part}
            label={`receiving.${part}`}
            validate={rupeeRules}
            measure="RUPEES"
            startAdornment={'₹\u00a0'}
          />
        ))}
      </Box>
    </Box>
  )
}

/** The result of receiving, asked for when nobody has typed for a moment. */
function useReceiptPreview() {
  const api = useApi()
  const body = toRunReceipt(useWatch() as Record<string, unknown>)
  const { reservation, outlet, quantity, yields } = body
  // The price is the result, and the shown number does not affect it.
  const asked = JSON.stringify({ ...body, price: undefined, batchNumber: undefined })
  const settled = useSettled(asked, SETTLES_MS)
  const isReady = Boolean(reservation) && Boolean(outlet) && (yields !== undefined || Boolean(quantity))
  const query = useQuery({
    queryKey: ['reservations', 'receipt-preview', settled],
    queryFn: ({ signal }) => api.previewReceipt(String(reservation), JSON.parse(settled) as object, signal),
    enabled: isReady && settled === asked,
    staleTime: 0,
  })
  return {
    preview: isReady && settled === asked ? query.data : undefined,
    error: isReady ? query.error : null,
  }
}
