import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef } from 'react'
import { useInput, useTranslateLabel } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type EditedLanding } from '../../../api/api-types.js'
import { PICTURE_KINDS } from '../../../api/upload.js'
import { usePictureUploads } from '../../../kit/inputs/use-picture-uploads.js'
import { radius } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

type Picture = NonNullable<EditedLanding['landing']['hero']['picture']>

/** The smallest copy; a conflict brings pictures without their address. */
const addressOf = ({ upload, widths }: Picture) => `/uploads/${upload}-${widths[0]}.webp`

/** One uploaded picture, or none: `without` says what stands in its place then. */
export function PictureInput({ source, without }: { source: string; without: WordKey }) {
  const say = useWords()
  const label = useTranslateLabel()({ resource: 'landing', source })
  const { setValue } = useFormContext()
  const chooser = useRef<HTMLInputElement>(null)
  const uploads = usePictureUploads((picture) => setValue(source, picture, { shouldDirty: true }))
  const validate = () => (uploads.isBusy() ? 'pictures.wait' : undefined)
  const { field, fieldState } = useInput<Picture | null>({ source, validate, defaultValue: null })
  const picture = field.value as Picture | null
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.send([...(target.files ?? [])].slice(0, 1))
    target.value = ''
  }
  return (
    <Box role="group" aria-label={String(label)} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{label}</Typography>
      {picture ? (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box
            component="img"
            src={addressOf(picture)}
            alt=""
            sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: `${radius.field}px` }}
          />
          <TextField
            label={say('landing.pictureAlt')}
            value={picture.alt}
            sx={{ flex: 1 }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={({ target }) => field.onChange({ ...picture, alt: target.value })}
          />
          <IconButton aria-label={say('landing.removePicture')} onClick={() => field.onChange(null)}>
            <DeleteOutlined />
          </IconButton>
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {say(without)}
        </Typography>
      )}
      {uploads.problems.map((problem) => (
        <ErrorNotice key={problem} message={problem} />
      ))}
      {uploads.progress && <Typography role="status">{uploads.progress.words}</Typography>}
      {fieldState.error && <FormHelperText error>{say('pictures.wait')}</FormHelperText>}
      <Button
        startIcon={<AddPhotoAlternateOutlined />}
        sx={{ justifySelf: 'start' }}
        onClick={() => chooser.current?.click()}
      >
        {say('landing.choosePicture')}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={PICTURE_KINDS}
        aria-label={say('landing.choosePicture')}
        onChange={choose}
      />
    </Box>
  )
}
