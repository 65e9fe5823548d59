import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type UseQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '../../../../api/request.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { MissingNotice } from '../MissingNotice.js'
import { type DraftComponent, missingIn } from '../run-draft.js'
import { useRunForm } from './run-form.js'

interface FillNoticeProps {
  components: readonly DraftComponent[]
  /** Whether recipe and quantity are known. */
  canFill: boolean
  byHand: boolean
  fill: () => void
  query: UseQueryResult<unknown>
}

/** What the stock has for the run: everything, or what is missing and how much; and the button to fill it in again. */
export function FillNotice({ components, canFill, byHand, fill, query }: FillNoticeProps) {
  const say = useWords()
  const { locked } = useRunForm()
  if (locked) return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box role="status" sx={{ justifySelf: 'stretch', '&:empty': { display: 'none' } }}>
        {components.length === 0 ? (
          <span>{say(query.isFetching ? 'reservations.filling' : 'reservations.fillHint')}</span>
        ) : (
          <Lacks components={components} />
        )}
      </Box>
      {query.isError && !byHand && (
        <ErrorNotice
          message={sentenceOf(query.error, say('reservations.fillFailed'))}
          onRetry={() => void query.refetch()}
        />
      )}
      <Button
        startIcon={<Inventory2Outlined />}
        disabled={!canFill}
        loading={query.isFetching}
        loadingPosition="start"
        onClick={fill}
      >
        {say('reservations.fill')}
      </Button>
    </Box>
  )
}

function Lacks({ components }: Pick<FillNoticeProps, 'components'>) {
  const say = useWords()
  const { required } = useRunForm()
  const missing = missingIn(components, required)
  if (missing.length === 0)
    return (
      <Alert severity="success" variant="outlined">
        {say('reservations.enough')}
      </Alert>
    )
  return <MissingNotice missing={missing} />
}
