import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Face, runsOf } from '../../kernel/text/writing.js'

export type PdfDocument = PDFKit.PDFDocument

/** The fonts that the texts need: both Latin fonts, and one for each other script in the texts. */
function facesOf(texts: readonly string[]): Face[] {
  const scripts = texts.flatMap((text) => runsOf(text).map(({ face }) => face))
  return [...new Set<Face>(['regular', 'bold', ...scripts])]
}

interface PdfOptions extends PDFKit.PDFDocumentOptions {
  /**
   * Asks printers not to scale the page to the printable area, for drawings that must be printed in their
   * own size.
   */
  keepsSize?: boolean
}

/** The library is loaded when the first document is drawn. */
async function loadPdfDocument(keepsSize: boolean): Promise<typeof PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  if (!keepsSize) return PDFDocument
  return class extends PDFDocument {
    /**
     * pdfkit has no option for print scaling, so it is added to the viewer preferences when pdfkit creates
     * them.
     */
    override ref(data: object = {}): ReturnType<PdfDocument['ref']> {
      return super.ref('DisplayDocTitle' in data ? { ...data, PrintScaling: 'None' } : data)
    }
  }
}

/** Draws on A4 unless `options` say otherwise, with the fonts that the scripts in `texts` need. */
export async function drawPdf(
  { keepsSize = false, ...options }: PdfOptions,
  texts: readonly string[],
  draw: (document: PdfDocument) => void,
): Promise<Buffer> {
  const Document = await loadPdfDocument(keepsSize)
  const document = new Document({ size: 'A4', lang: 'en-IN', displayTitle: true, ...options })
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

/** The same relative path from the sources and from the built code, whose folders lie side by side. */
const FONTS = new URL('../../../src/platform/pdf/fonts/', import.meta.url)
const FILES = {
  regular: 'anek-latin-regular.ttf',
  bold: 'anek-latin-bold.ttf',
  telugu: 'anek-telugu.ttf',
  devanagari: 'anek-devanagari.ttf',
} as const satisfies Record<Face, string>

const loaded = new Map<Face, Promise<Buffer>>()

/** Where the file of a font lies, for a library that reads it itself. */
export const fontPath = (face: Face): string => fileURLToPath(new URL(FILES[face], FONTS))

/** The bytes of a font, read once. */
export function fontBytes(face: Face): Promise<Buffer> {
  const bytes = loaded.get(face) ?? readFile(new URL(FILES[face], FONTS))
  loaded.set(face, bytes)
  return bytes
}
