/** Where the filter matched inside an array: what the positional `$` of an update or projection stands for. */
export interface MatchDetails {
  arrayIndex?: number
}
