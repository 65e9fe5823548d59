import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useApi } from '../../../api/use-api.js'
import { useKeptText } from '../../../kit/kept/kept-text.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'

const MOST = { batch: 40, reason: 200 }

/** /dashboard/recalls/new: the batch, the reason, and whether it is a drill. */
export function BeginRecall() {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('recalls.beginTitle')}</PageTitle>
      <Typography>{say('recalls.beginText')}</Typography>
      <Card sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 640 }}>
        <BeginForm />
      </Card>
      <Button
        component={Link}
        to="/dashboard/recalls"
        startIcon={<ArrowBackOutlined />}
        sx={{ justifySelf: 'start' }}
      >
        {say('recalls.back')}
      </Button>
    </>
  )
}

function BeginForm() {
  const say = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [batch, setBatch] = useState(params.get('batch') ?? '')
  const { text: reason, type, clear } = useKeptText('reason of a recall')
  const [tried, setTried] = useState(false)
  const begin = useWrite({
    failed: 'recalls.beginFailed',
    mutationFn: (drill: boolean) =>
      api.beginRecall({ batchNumber: batch.trim(), reason: reason.trim(), drill }),
    // Back leads to where the form was opened, not to the form.
    onSuccess: ({ id }) => {
      clear()
      void navigate(`/dashboard/recalls/${id}`, { replace: true })
    },
  })
  const missing = { batch: tried && batch.trim() === '', reason: tried && reason.trim() === '' }
  const submit = (drill: boolean) => {
    setTried(true)
    if (batch.trim() !== '' && reason.trim() !== '') begin.mutate(drill)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField
        required
        label={say('recalls.batch')}
        value={batch}
        error={missing.batch}
        helperText={missing.batch ? say('recalls.batchRequired') : ''}
        onChange={(event) => setBatch(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MOST.batch, autoCapitalize: 'characters' } }}
      />
      <TextField
        required
        multiline
        label={say('recalls.reason')}
        value={reason}
        error={missing.reason}
        helperText={missing.reason ? say('recalls.reasonRequired') : ''}
        onChange={(event) => type(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MOST.reason } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={begin.isPending && !begin.variables}
          disabled={begin.isPending}
          onClick={() => submit(false)}
        >
          {say('recalls.earnest')}
        </Button>
        <Button
          variant="outlined"
          loading={begin.isPending && begin.variables}
          disabled={begin.isPending}
          onClick={() => submit(true)}
        >
          {say('recalls.drill')}
        </Button>
      </Box>
    </Box>
  )
}
