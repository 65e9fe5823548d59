/** A line that is to be fitted; sizes are points in a box that has room for all of it. */
export interface FitLine {
  text: string
  size: number
  bold?: boolean
  /** It may go on over so many rows. */
  rows?: number
  /** It is cut short before everything becomes small. */
  clips?: boolean
  /** Where there is not room for all, the highest goes first. */
  rank: number
}
