/** The person or job that does something, and when. */
export interface Author {
  /** Mobile number of the person, or the name of the job. */
  by: string
  at: Date
}
