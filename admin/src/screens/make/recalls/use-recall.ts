import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Recall } from '../../../api/api-types.js'
import { type ConsoleDataProvider } from '../../../api/data-provider.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'

export const recallKey = (id: string) => ['recalls', 'detail', id]

/** One recall; another tab or another person may be at it too. */
export function useRecall(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: recallKey(id),
    queryFn: ({ signal }) => api.recall(id, signal),
    refetchOnWindowFocus: true,
  })
}

interface Step {
  /** Names the button that waits. */
  name: string
  call: (api: ConsoleDataProvider) => Promise<Recall>
}

/** The recall that is open, as each section of the screen needs it. */
export interface RecallAtHand {
  recall: Recall
  isOpen: boolean
}

/** Does a step and shows the recall as the server answers it. */
/** @param except true for a refusal that the section answers itself */
export function useRecallStep({ recall: { id } }: RecallAtHand, except?: (error: unknown) => boolean) {
  const api = useApi()
  const queries = useQueryClient()
  const mutation = useWrite({
    mutationFn: ({ call }: Step) => call(api),
    failed: 'recalls.stepFailed',
    ...(except ? { except } : {}),
    onSuccess: (recall) => queries.setQueryData(recallKey(id), recall),
    // Somebody else may have changed the recall first: load it again.
    onError: () => void queries.invalidateQueries({ queryKey: recallKey(id) }),
  })
  return {
    /** @returns whether it was done */
    run: (name: string, call: Step['call']): Promise<boolean> =>
      mutation.mutateAsync({ name, call }).then(
        () => true,
        () => false,
      ),
    isBusy: (name: string) => mutation.isPending && mutation.variables.name === name,
    pending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  }
}
