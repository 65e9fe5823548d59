import './picture-words.js'
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef } from 'react'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { PICTURE_KINDS } from '../../api/upload.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { useWords } from '../words/use-words.js'
import { AddressField } from './AddressField.js'
import { type Picture, PictureRow } from './PictureRow.js'
import { usePictureUploads } from './use-picture-uploads.js'

const MOST = 8

function moved(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const rest = pictures.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...pictures.slice(from, from + 1), ...rest.slice(to)]
}

/**
 * The pictures of a product, uploaded or elsewhere, in their order, each with a description for people who cannot see
 * it.
 */
export function PicturesInput({ source }: { source: string }) {
  const say = useWords()
  const chooser = useRef<HTMLInputElement>(null)
  const { getValues, setValue } = useFormContext()
  // Asked from the form, since several uploads may end before the next rendering.
  const uploads = usePictureUploads((picture) => {
    const before = (getValues(source) as Picture[] | null) ?? []
    setValue(source, [...before, picture], { shouldDirty: true })
  })
  const validate = () => (uploads.isBusy() ? 'pictures.wait' : undefined)
  const { field, fieldState } = useInput<Picture[]>({ source, validate, defaultValue: [] })
  const pictures = (field.value as Picture[] | null) ?? []
  const set = (next: Picture[]) => field.onChange(next)
  const room = MOST - pictures.length

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.send([...(target.files ?? [])].slice(0, Math.max(0, room)))
    target.value = ''
  }
  const fault = fieldState.error?.message
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {say('pictures.help')}
      </Typography>
      {pictures.length === 0 && <Typography>{say('pictures.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {pictures.map((picture, at) => (
          <PictureRow
            key={picture.upload ?? picture.url}
            picture={picture}
            at={at}
            count={pictures.length}
            onChange={(alt) => set(pictures.map((one, place) => (place === at ? { ...one, alt } : one)))}
            onMove={(by) => set(moved(pictures, at, at + by))}
            onRemove={() => set(pictures.filter((_, place) => place !== at))}
          />
        ))}
      </Box>
      {uploads.problems.map((problem) => (
        <ErrorNotice key={problem} message={problem} />
      ))}
      {uploads.progress && (
        <Box>
          <Typography role="status">{uploads.progress.words}</Typography>
          <LinearProgress
            aria-label={uploads.progress.words}
            variant={uploads.progress.part < 1 ? 'determinate' : 'indeterminate'}
            value={uploads.progress.part * 100}
          />
        </Box>
      )}
      {fault && <FormHelperText error>{say('pictures.wait')}</FormHelperText>}
      {room > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
          <Button startIcon={<AddPhotoAlternateOutlined />} onClick={() => chooser.current?.click()}>
            {say('pictures.upload')}
          </Button>
          <input
            ref={chooser}
            hidden
            type="file"
            accept={PICTURE_KINDS}
            multiple
            aria-label={say('pictures.upload')}
            onChange={choose}
          />
          <AddressField
            onAdd={(url) =>
              set([...pictures, { upload: null, url, alt: '', width: null, height: null, widths: [] }])
            }
          />
        </Box>
      ) : (
        <Typography>{say('pictures.tooMany')}</Typography>
      )}
    </Box>
  )
}
