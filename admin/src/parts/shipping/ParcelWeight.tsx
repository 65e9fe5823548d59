import './weight-words.js'
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { handoverCalls, weightPhotoPath } from '../../api/handover-calls.js'
import { PICTURE_KINDS } from '../../api/upload.js'
import { useCalls } from '../../api/use-calls.js'
import { touchTarget } from '../../kit/theme/tokens.js'
import { formatQuantity } from '../../kit/ui/format.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { TapLink } from '../../kit/ui/TapLink.js'
import { useWords } from '../../kit/words/use-words.js'
import { useParcelsAgain, type WeighedParcel } from './use-parcels-again.js'

/** A form's code comes with the first weight. */
const WeightDialog = lazy(async () => ({ default: (await import('./WeightDialog.js')).WeightDialog }))

/** What a packed parcel weighs on the scale, with a photo, for the day on which the courier charges for more. */
export function ParcelWeight({ parcel }: { parcel: WeighedParcel }) {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  const { orderId, waybill, deadWeightGrams, hasWeightPhoto } = parcel
  const shown =
    deadWeightGrams === null
      ? say('weights.none')
      : say('weights.weighed', { grams: formatQuantity(deadWeightGrams) })
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px`, fontWeight: 600 }}>
        {shown}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {say('weights.enter')}
        </Button>
        <PhotoButton parcel={parcel} />
        {hasWeightPhoto && (
          <TapLink href={weightPhotoPath(orderId, waybill)} target="_blank" rel="noreferrer">
            {say('weights.photo')}
          </TapLink>
        )}
      </Box>
      {asking && (
        <Suspense fallback={null}>
          <WeightDialog parcel={parcel} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </details>
  )
}

function PhotoButton({ parcel: { orderId, waybill, hasWeightPhoto } }: { parcel: WeighedParcel }) {
  const say = useWords()
  const calls = useCalls(handoverCalls)
  const notify = useNotify()
  const readAgain = useParcelsAgain()
  const chooser = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useWrite({
    failed: 'weights.photoFailed',
    mutationFn: (file: File) => calls.photographParcel(orderId, waybill, file),
    onSuccess: async () => {
      notify('weights.photoKept', { type: 'success' })
      await readAgain()
    },
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) mutate(file)
    target.value = ''
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddPhotoAlternateOutlined />}
        loading={isPending}
        onClick={() => chooser.current?.click()}
      >
        {say(hasWeightPhoto ? 'weights.photoAgain' : 'weights.takePhoto')}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={PICTURE_KINDS}
        capture="environment"
        aria-label={say('weights.takePhoto')}
        onChange={choose}
      />
    </>
  )
}
