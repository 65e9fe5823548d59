/** A line that is to be fitted; sizes are points in a box that all of it fits into. */
export interface FitLine {
  text: string
  size: number
  bold?: boolean
  /** It may go on over so many rows. */
  rows?: number
  /** It is cut short before everything becomes small. */
  clips?: boolean
  /** When there is not space for all lines, the highest is left out first. */
  rank: number
}
