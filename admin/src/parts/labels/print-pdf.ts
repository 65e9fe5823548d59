import { saveFile } from '../../kit/ui/save-file.js'

/** How long a browser may need to hand a document to the printer. */
const KEPT_MS = 10 * 60_000

/** Whether the browser shows documents itself, with a printer's dialog: telephones mostly do not. */
const printsHere = () => navigator.pdfViewerEnabled === true && window.matchMedia('(pointer: fine)').matches

function printInFrame(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    // Out of sight, and yet laid out: what is not displayed is not printed.
    frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;opacity:0'
    frame.tabIndex = -1
    frame.setAttribute('aria-hidden', 'true')
    const print = () => {
      try {
        frame.contentWindow?.focus()
        frame.contentWindow?.print()
        resolve()
      } catch (error) {
        reject(error instanceof Error ? error : new Error('The frame cannot be printed'))
      }
    }
    frame.addEventListener('load', print, { once: true })
    frame.src = address
    document.body.append(frame)
    setTimeout(() => frame.remove(), KEPT_MS)
  })
}

/**
 * Prints a document from this page; where the browser cannot, it saves it.
 * @returns its address in this page, good for ten minutes, and what became of it
 */
export async function printPdf(
  pdf: Blob,
  fileName: string,
): Promise<{ address: string; outcome: 'printed' | 'saved' }> {
  const address = URL.createObjectURL(pdf)
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  try {
    if (printsHere()) {
      await printInFrame(address)
      return { address, outcome: 'printed' }
    }
  } catch {
    // Some viewers let no page print their frame: the document is saved as a file instead.
  }
  saveFile(address, fileName)
  return { address, outcome: 'saved' }
}
