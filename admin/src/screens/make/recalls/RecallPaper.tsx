import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { onPaper } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ReportPaper } from './ReportPaper.js'
import { buttons } from './Step.js'
import { useRecall } from './use-recall.js'

/** On paper there is the paper alone, black on white. */
const printedAlone = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '15mm' },
      '@media print': {
        'body *': { visibility: 'hidden' },
        '#recall-paper, #recall-paper *': { visibility: 'visible', color: `${onPaper.ink} !important` },
        '#recall-paper': { position: 'absolute', inset: 0, padding: '0 !important', border: '0 !important' },
        'html, body, main': { background: `${onPaper.ground} !important` },
      },
    }}
  />
)

/** /dashboard/recalls/:id/report and …/letters: what is printed. */
export function RecallPaper() {
  const say = useWords()
  const { id = '', paper } = useParams()
  return (
    <>
      {printedAlone}
      <Box sx={buttons}>
        <Button component={Link} to={`/dashboard/recalls/${id}`} startIcon={<ArrowBackOutlined />}>
          {say('recallPaper.back')}
        </Button>
        <Button variant="contained" onClick={() => window.print()}>
          {say('recallPaper.print')}
        </Button>
      </Box>
      <Box
        id="recall-paper"
        sx={{
          bgcolor: onPaper.ground,
          color: onPaper.ink,
          border: 1,
          borderColor: 'divider',
          p: { xs: 1.5, sm: 4 },
          maxWidth: '210mm',
          display: 'grid',
          gap: 2,
          minWidth: 0,
        }}
      >
        {paper === 'letters' ? <Letters id={id} /> : <Report id={id} />}
      </Box>
    </>
  )
}

function Report({ id }: { id: string }) {
  const say = useWords()
  const api = useApi()
  const report = useQuery({
    queryKey: ['recalls', 'report', id],
    queryFn: ({ signal }) => api.recallReport(id, signal),
  })
  if (report.isPending) return <ScreenSkeleton rows={3} height={120} />
  if (report.isError)
    return (
      <ErrorNotice
        message={sentenceOf(report.error, say('recallPaper.failed'))}
        onRetry={() => void report.refetch()}
      />
    )
  return <ReportPaper report={report.data} />
}

/** A page for each customer who has jars. */
function Letters({ id }: { id: string }) {
  const say = useWords()
  const recall = useRecall(id)
  if (recall.isPending) return <ScreenSkeleton rows={3} height={120} />
  if (recall.isError)
    return (
      <ErrorNotice
        message={sentenceOf(recall.error, say('recalls.failed'))}
        onRetry={() => void recall.refetch()}
      />
    )
  const customers = recall.data.customers.filter(({ orders }) => orders.some(({ sent }) => sent))
  return (
    <>
      <Typography variant="h1" sx={{ '@media print': { display: 'none' } }}>
        {say('recallPaper.letters')}
      </Typography>
      {customers.length === 0 && <Typography>{say('recallPaper.noLetters')}</Typography>}
      {customers.map(({ name, address, contactNumber, message, orders }) => (
        <Box
          key={orders[0]?.orderId}
          component="article"
          sx={{ breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } }}
        >
          <Typography sx={{ mb: 3 }}>
            {name}
            <br />
            {address}
            <br />
            {contactNumber}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{message}</Typography>
        </Box>
      ))}
    </>
  )
}
