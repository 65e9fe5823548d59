import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { personName } from '../../../api/names.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { buttons, plainList, Step } from './Step.js'
import { type RecallAtHand, useRecallStep } from './use-recall.js'

/** The paper for the authority, the end, and everything that was done. */
export function ReportStep({ hand }: { hand: RecallAtHand }) {
  const say = useWords()
  const step = useRecallStep(hand)
  const [asking, setAsking] = useState(false)
  const { recall, isOpen } = hand
  const { id, drill } = recall
  const close = async () => {
    await step.run('close', (api) => api.recallStep(id, 'close'))
    setAsking(false)
  }
  return (
    <Step id="recall-report" heading={say('recallReport.title')}>
      <Typography>{say('recallReport.text')}</Typography>
      <Box sx={buttons}>
        <Button
          component={Link}
          to={`/dashboard/recalls/${id}/report`}
          variant="outlined"
          startIcon={<ReceiptLongOutlined />}
        >
          {say('recallReport.open')}
        </Button>
        {isOpen && (
          <Button variant={drill ? 'contained' : 'outlined'} onClick={() => setAsking(true)}>
            {say(drill ? 'recallReport.closeDrill' : 'recallReport.close')}
          </Button>
        )}
      </Box>
      <Confirm
        isOpen={asking}
        irreversible
        loading={step.pending}
        title={say(drill ? 'recallReport.closeDrillTitle' : 'recallReport.closeTitle')}
        content={say(drill ? 'recallReport.closeDrillText' : 'recallReport.closeText')}
        confirm={say(drill ? 'recallReport.closeDrill' : 'recallReport.close')}
        cancel={say('recallMoney.cancel')}
        onConfirm={() => void close()}
        onClose={() => setAsking(false)}
      />
      <Typography variant="h3">{say('recallReport.log')}</Typography>
      <Box component="ol" sx={plainList}>
        {recall.log.map(({ at, by, step: what, about, detail }, place) => (
          <li key={place}>
            <Typography variant="body2">
              {formatDateTime(at)} · {personName(by)} · {say(`recallLog.${what}`, { about })}
              {detail && `: ${detail}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Step>
  )
}
