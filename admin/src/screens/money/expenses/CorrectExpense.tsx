import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Expense } from '../../../api/api-types.js'
import { request } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'

const correctionCalls = {
  /** @param body what it should have been; nothing where it should not be at all */
  correct: (id: string, body: { amount?: string }) =>
    request('POST', `/admin/expenses/${encodeURIComponent(id)}/correct`, { body }),
}

/** Of a closed month: the expense is taken back today, and written down as it should have been. */
export function CorrectExpense({ expense: { id }, name }: { expense: Expense; name: string }) {
  const say = useWords()
  const calls = useCalls(correctionCalls)
  const notify = useNotify()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const correct = useWrite({
    mutationFn: (typed: string) => {
      const amount = typed.replaceAll(',', '')
      return calls.correct(id, amount === '' ? {} : { amount })
    },
    failed: 'expenses.correctFailed',
    onSuccess: async () => {
      setOpen(false)
      notify('expenses.corrected', { type: 'success' })
      await queries.invalidateQueries({ queryKey: ['expenses'] })
    },
  })
  return (
    <>
      <Button aria-label={say('expenses.correctThis', { name })} onClick={() => setOpen(true)}>
        {say('expenses.correct')}
      </Button>
      <TextDialog
        open={isOpen}
        title={say('expenses.correctTitle')}
        text={say('expenses.correctText')}
        label={say('expenses.rightAmount')}
        help={say('expenses.rightAmountHelp')}
        submit={say('expenses.correctNow')}
        maxLength={20}
        busy={correct.isPending}
        onSubmit={(typed) => correct.mutate(typed)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
