import './words.js'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { OrderForm } from './OrderForm.js'
import { deskKeys } from './use-desk.js'

/** /dashboard/desk: an order by phone, WhatsApp or at the counter. */
export function DeskPage() {
  const say = useWords()
  const api = useApi()
  const jars = useQuery({ queryKey: deskKeys.jars, queryFn: ({ signal }) => api.deskJars(signal) })
  return (
    <>
      <PageTitle>{say('screens.desk')}</PageTitle>
      <Typography color="text.secondary">{say('desk.intro')}</Typography>
      {jars.isPending && <ScreenSkeleton rows={3} height={96} />}
      {jars.isError && (
        <ErrorNotice
          message={sentenceOf(jars.error, say('desk.jarsFailed'))}
          onRetry={() => void jars.refetch()}
        />
      )}
      {jars.data && <OrderForm jars={jars.data} onStale={() => void jars.refetch()} />}
    </>
  )
}
