import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type EditedLanding } from '../../../api/api-types.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useLandingInWords } from '../../../parts/landing/use-landing-in-words.js'
import { HeroInputs } from './block-inputs.js'
import { BlockList } from './BlockList.js'
import { type Device, LandingPreview } from './LandingPreview.js'

type Row = EditedLanding & RaRecord

/** The places in which two editors may differ. */
const FIELDS = [
  ...['blocks', 'hero.eyebrow', 'hero.headline', 'hero.lead', 'hero.price', 'hero.explore', 'hero.picture'],
  ...['about.shown', 'about.show', 'about.hide', 'about.heading', 'about.text', 'about.more'],
  ...['loved.heading', 'loved.picks', 'facts', 'promo.heading', 'promo.text', 'promo.button'],
  ...['kitchen.heading', 'kitchen.text', 'kitchen.steps', 'reviews.heading'],
  ...['questions.heading', 'questions.list', 'trust.heading'],
].map((place) => `landing.${place}`)

/** The inputs, and beside them what becomes of them; on a narrow screen that comes below. */
const columns = (device: Device) => ({
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: device === 'phone' ? 'minmax(0, 1fr) 400px' : 'minmax(0, 2fr) minmax(0, 3fr)',
  },
})

/** /dashboard/landing: the words, pictures and blocks of the shop's first page, beside what becomes of them. */
export function LandingPage() {
  const say = useWords()
  const showValue = useLandingInWords()
  const [device, setDevice] = useState<Device>('phone')
  return (
    <>
      <PageTitle>{say('screens.landing')}</PageTitle>
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        {say('landing.intro')}
      </Typography>
      <EditForm<Row>
        resource="landing"
        id="shop"
        fields={FIELDS}
        transform={({ landing, version }) => ({ landing, version })}
        showValue={showValue}
        saved="landing.saved"
        maxWidth={1120}
        beside={<OriginalButton />}
      >
        <Box sx={columns(device)}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <HeroInputs />
            <BlockList />
            <Fillers />
          </Box>
          <Box sx={{ position: { lg: 'sticky' }, top: 72 }}>
            <LandingPreview device={device} onDevice={setDevice} />
          </Box>
        </Box>
      </EditForm>
    </>
  )
}

/** Puts the words that the shop came with back into the form; Save keeps them. */
function OriginalButton() {
  const say = useWords()
  const record = useRecordContext<Row>()
  const { reset, getValues } = useFormContext()
  if (!record) return null
  return (
    <Button onClick={() => reset({ ...getValues(), landing: record.original }, { keepDefaultValues: true })}>
      {say('landing.original')}
    </Button>
  )
}

/** The names that a text may hold in braces. */
function Fillers() {
  const say = useWords()
  const record = useRecordContext<Row>()
  return (
    <details>
      <Typography component="summary" sx={{ minHeight: 44, py: 1.25, fontWeight: 600, cursor: 'pointer' }}>
        {say('landing.fillers')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {say('landing.fillersHelp')}
      </Typography>
      <ul>
        {record?.fillers.map(({ name, is }) => (
          <Typography key={name} component="li" variant="body2">
            {say('landing.filler', { name, is })}
          </Typography>
        ))}
      </ul>
    </details>
  )
}
