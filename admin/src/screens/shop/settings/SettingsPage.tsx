import './words.js'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { type RaRecord } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { type ShopSettings } from '../../../api/api-types.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FocusOnOpen } from '../../../kit/edit/FocusOnOpen.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { UnknownScreen } from '../../../kit/ui/UnknownScreen.js'
import { useWords } from '../../../kit/words/use-words.js'
import { fieldWanted } from '../../../parts/health/go-live.js'
import { GoLiveChecklist } from './GoLiveChecklist.js'
import { type Section, sections } from './sections.js'
import { SettingsNav } from './SettingsNav.js'
import { useEntryInWords } from './use-entry-in-words.js'

/** /dashboard/settings: the go-live checklist; behind it, the settings by part. */
export function SettingsPage() {
  const say = useWords()
  const { section: name } = useParams()
  const section = sections.find((one) => one.name === name)
  if (name !== undefined && !section) return <UnknownScreen />
  return (
    <>
      <PageTitle>{say('screens.settings')}</PageTitle>
      <SettingsNav />
      {section ? <SectionForm key={section.name} section={section} /> : <GoLiveChecklist />}
    </>
  )
}

type Draft = Record<string, unknown>

/** Only the section's own values are sent, so that two people in two sections have no conflict. */
const only =
  ({ keys }: Section) =>
  (draft: Draft): Draft =>
    Object.fromEntries([...keys, 'version'].map((key) => [key, draft[key]]))

function SectionForm({ section }: { section: Section }) {
  const say = useWords()
  const showValue = useEntryInWords()
  const { title, intro, fields, Inputs } = section
  const wanted = fieldWanted(useSearchParams()[0])
  return (
    <>
      <Typography variant="h2">{say(title)}</Typography>
      <Typography color="text.secondary">{say(intro)}</Typography>
      <EditForm<ShopSettings & RaRecord>
        resource="settings"
        id="shop"
        fields={fields}
        transform={only(section)}
        showValue={showValue}
        saved="settings.saved"
      >
        <Suspense fallback={<ScreenSkeleton rows={2} height={96} />}>
          <Inputs />
          {wanted !== null && fields.includes(wanted) && <FocusOnOpen field={wanted} />}
        </Suspense>
      </EditForm>
    </>
  )
}
