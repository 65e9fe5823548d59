import { StreamableFile } from '@nestjs/common'
import { type Pdf } from './document.js'

/** A document as an answer that browsers show. */
export function sendPdf({ fileName, bytes }: Pdf): StreamableFile {
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `inline; filename="${fileName}"`,
    length: bytes.length,
  })
}
