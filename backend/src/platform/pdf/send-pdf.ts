import { StreamableFile } from '@nestjs/common'

/** A finished document with its file name. */
export interface Pdf {
  fileName: string
  bytes: Buffer
}

/** The answer of a route with a PDF, which browsers show. */
export function sendPdf({ fileName, bytes }: Pdf): StreamableFile {
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `inline; filename="${fileName}"`,
    length: bytes.length,
  })
}
