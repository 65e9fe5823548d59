export const PAPER_SIZES = ['a4', '4x6'] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** Page sizes in points, and the margin that printers cannot reach. */
export const PAGES: Readonly<Record<PaperSize, { width: number; height: number; margin: number }>> = {
  a4: { width: 595.28, height: 841.89, margin: 48 },
  '4x6': { width: 288, height: 432, margin: 16 },
}
