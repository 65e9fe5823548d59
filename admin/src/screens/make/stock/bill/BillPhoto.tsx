import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Batch } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { BillPhoto as Photo } from '../../../../parts/bills/BillPhoto.js'

interface BillPhotoProps {
  batch: Pick<Batch, '_id' | 'batchNumber' | 'billPhoto'>
  /** Level of the heading. */
  level?: 'h2' | 'h3'
}

/** The picture of a batch's bill, as it was changed here until the record is read again. */
export function BillPhoto({ batch: { _id, batchNumber, billPhoto }, level = 'h3' }: BillPhotoProps) {
  const api = useApi()
  const queries = useQueryClient()
  const [changed, setChanged] = useState<{ from: string | null; to: string | null } | null>(null)
  return (
    <Photo<Batch>
      level={level}
      address={changed?.from === billPhoto ? changed.to : billPhoto}
      called={batchNumber}
      removeText="bills.removeText"
      keep={(file, onProgress) => api.keepBill({ id: _id, file, onProgress })}
      remove={() => api.removeBill(_id)}
      onSaved={(saved) => {
        setChanged({ from: billPhoto, to: saved.billPhoto })
        void queries.invalidateQueries({ queryKey: ['stock'] })
      }}
    />
  )
}
