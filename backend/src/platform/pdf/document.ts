import { type Face, runsOf } from '../../kernel/text/writing.js'
import { fontBytes } from './writing.js'

export type PdfDocument = PDFKit.PDFDocument

/** A document as it is sent. */
export interface Pdf {
  fileName: string
  bytes: Buffer
}

/** The faces which texts need: the scripts that they are written in, and no others. */
function facesOf(texts: readonly string[]): Face[] {
  const scripts = texts.flatMap((text) => runsOf(text).map(({ face }) => face))
  return [...new Set<Face>(['regular', 'bold', ...scripts])]
}

/** What the library keeps to itself of a document: its catalogue. */
interface Inside {
  _root: { data: { ViewerPreferences?: { data: Record<string, unknown> } } }
}

/** Asks printers not to shrink the page to what they can reach: what is drawn has its own size. */
export function keepSize(document: PdfDocument): void {
  const { ViewerPreferences } = (document as unknown as Inside)._root.data
  if (ViewerPreferences) ViewerPreferences.data['PrintScaling'] = 'None'
}

/** Draws on A4, with the faces that `texts` need. The library is loaded with the first document. */
export async function drawPdf(
  options: PDFKit.PDFDocumentOptions,
  texts: readonly string[],
  draw: (document: PdfDocument) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({ size: 'A4', lang: 'en-IN', displayTitle: true, ...options })
  const bytes: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => bytes.push(part))
    document.on('end', () => resolve(Buffer.concat(bytes)))
    document.on('error', reject)
  })
  for (const face of facesOf(texts)) document.registerFont(face, await fontBytes(face))
  draw(document)
  document.end()
  return done
}
