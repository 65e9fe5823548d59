import {
  type Batch,
  type BomVersion,
  type ImportKind,
  type ImportReport,
  type ImportResult,
  type PriceHistory,
  type Product,
  type SoldBySupplier,
} from './api-types.js'
import { request } from './request.js'
import { pictureType, sendFile } from './upload.js'

const ofBatch = (id: string) => `/admin/stock/${encodeURIComponent(id)}/bill`

interface ImportFile {
  kind: ImportKind
  file: File
  onProgress?: (part: number) => void
}

/** Calls about suppliers, BOMs and runs, files to import, and the sample product. */
export const supplyCalls = {
  /** What was paid for a raw material, newest first. @param product `_id` or `Id` */
  priceHistory: (product: string, signal?: AbortSignal) =>
    request<PriceHistory>('GET', `/admin/products/${encodeURIComponent(product)}/price-history`, { signal }),

  soldBySupplier: (supplier: string, signal?: AbortSignal) =>
    request<SoldBySupplier[]>('GET', `/admin/suppliers/${encodeURIComponent(supplier)}/purchases`, {
      signal,
    }),

  /** What a BOM is and was, the present version first. */
  bomVersions: async (bom: string, signal?: AbortSignal) => {
    const path = `/admin/boms/${encodeURIComponent(bom)}/versions`
    return (await request<{ versions: BomVersion[] }>('GET', path, { signal })).versions
  },

  /** Keeps a picture of a batch's bill. @throws HttpError 415 NOT_A_PICTURE */
  keepBill: ({ id, file, onProgress }: { id: string; file: File; onProgress?: (part: number) => void }) =>
    sendFile<Batch>({ method: 'PUT', path: ofBatch(id), file, type: pictureType(file), onProgress }),

  removeBill: (id: string) => request<Batch>('DELETE', ofBatch(id)),

  /** Makes the sample product, which is never sold; when there is one, answers with it. */
  makeSample: () => request<Product>('POST', '/admin/sample-product', { body: {} }),

  /** Makes the sample a product like any other, still inactive. */
  keepSample: () => request<Product>('POST', '/admin/sample-product/keep', { body: {} }),

  /** Says what an import would do; nothing is written. */
  checkImport: ({ kind, file, onProgress }: ImportFile) =>
    sendFile<ImportReport>({
      method: 'POST',
      path: `/admin/imports/${kind}/check`,
      file,
      type: 'text/csv',
      onProgress,
    }),

  /** @throws HttpError 400 IMPORT_FAULTS with a report; 409 IMPORT_REPEATED */
  importFile: ({ kind, file, again, onProgress }: ImportFile & { again: boolean }) =>
    sendFile<ImportResult>({
      method: 'POST',
      path: `/admin/imports/${kind}${again ? '?again=true' : ''}`,
      file,
      type: 'text/csv',
      onProgress,
    }),
}
