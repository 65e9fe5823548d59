import { type RaRecord } from 'react-admin'
import { type IssueRow } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { lastShown } from '../../../kit/lists/last-shown.js'

/**
 * Finds the issue that waits for an answer next, in the order and with the filters of the list beside it.
 * @returns its orderId; null where no other one waits
 */
export function useNextIssue(orderId: string): () => Promise<string | null> {
  const api = useApi()
  return async () => {
    const shown = lastShown('issues')
    if (shown === null) return null
    const { data } = await api.getList<IssueRow & RaRecord>('issues', {
      filter: { ...shown.filter },
      sort: shown.sort,
      pagination: { page: shown.page, perPage: shown.perPage },
    })
    const at = data.findIndex((issue) => issue.orderId === orderId)
    const others = [...data.slice(at + 1), ...data.slice(0, Math.max(at, 0))]
    return others.find(waits)?.orderId ?? null
  }
}

const waits = ({ status, lastMessage }: IssueRow) =>
  status === 'Open' && (lastMessage === null || lastMessage.role === 'user')
