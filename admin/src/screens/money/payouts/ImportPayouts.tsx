import './words.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { FileChoice } from '../../../kit/ui/FileChoice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CheckedReport } from './CheckedReport.js'
import { usePayoutImport } from './use-payout-import.js'

/** /dashboard/payouts/import: the provider's report, checked before it is booked. */
export function ImportPayouts() {
  const say = useWords()
  const work = usePayoutImport()
  const { file, report, added } = work
  return (
    <>
      <PageTitle>{say('payoutImport.title')}</PageTitle>
      <Card sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 760, justifyItems: 'start' }}>
        <Typography>{say('payoutImport.help')}</Typography>
        <Typography color="text.secondary">{say('payoutImport.again')}</Typography>
        <FileChoice
          onChoose={work.choose}
          label={say('payoutImport.choose')}
          shown={say(file ? 'payoutImport.chooseAgain' : 'payoutImport.choose')}
        />
        {file && <Typography>{say('payoutImport.chosen', { name: file.name })}</Typography>}
        {work.stage && (
          <div>
            <Typography role="status">{say(`payoutImport.${work.stage}`)}</Typography>
            <LinearProgress aria-label={say(`payoutImport.${work.stage}`)} />
          </div>
        )}
      </Card>
      {added !== null && (
        <Alert
          severity="success"
          variant="outlined"
          role="status"
          sx={{ maxWidth: 760 }}
          action={
            <Button component={RouterLink} to="/dashboard/payouts">
              {say('payoutImport.see')}
            </Button>
          }
        >
          {say('payoutImport.booked', { smart_count: added })}
        </Alert>
      )}
      {report && added === null && (
        <CheckedReport report={report} busy={work.stage !== null} onBook={work.start} />
      )}
      <Button component={RouterLink} to="/dashboard/payouts" sx={{ justifySelf: 'start' }}>
        {say('payouts.back')}
      </Button>
    </>
  )
}
