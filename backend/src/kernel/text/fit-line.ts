/** A line to fit into a box. `size` is in points at scale 1; all lines are scaled together until they fit. */
export interface FitLine {
  text: string
  size: number
  bold?: boolean
  /** Most rows that the line may take; 1 by default. */
  rows?: number
  /** Whether the line is cut short before all lines become smaller. */
  clips?: boolean
  /** When not all lines fit, those of the highest rank are left out first. */
  rank: number
}
