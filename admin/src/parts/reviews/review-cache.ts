import { useQueryClient } from '@tanstack/react-query'
import { type Review } from '../../api/api-types.js'

interface Page {
  data: Review[]
  total?: number
}
type Approvals = (boolean | null)[] | undefined

/** What a read list of reviews was filtered by; react-admin keeps it in the query's key. */
function approvalsOf(key: readonly unknown[]): Approvals {
  const parameters = key[2] as { filter?: { approved?: Approvals } } | undefined
  return parameters?.filter?.approved
}

/** A decided review leaves the lists that no longer hold it, at once and without asking the server again. */
function withDecision(page: Page, review: Review, approvals: Approvals): Page {
  if (approvals === undefined || approvals.includes(review.approved))
    return { ...page, data: page.data.map((known) => (known.id === review.id ? review : known)) }
  const data = page.data.filter(({ id }) => id !== review.id)
  const gone = page.data.length - data.length
  return { ...page, data, ...(page.total === undefined ? {} : { total: page.total - gone }) }
}

/** Puts a decision into the lists on the screen. */
export function useReviewCache() {
  const client = useQueryClient()
  const lists = { queryKey: ['reviews', 'getList'] }
  const settle = (review: Review) => {
    for (const [key, page] of client.getQueriesData<Page>(lists))
      if (page) client.setQueryData(key, withDecision(page, review, approvalsOf(key)))
    // A page that is worked off shows the next ones.
    const isWorkedOff = client
      .getQueriesData<Page>(lists)
      .some(([, page]) => page?.total && !page.data.length)
    if (isWorkedOff) void client.invalidateQueries(lists)
  }
  const reread = () => client.invalidateQueries(lists)
  return { settle, reread }
}
