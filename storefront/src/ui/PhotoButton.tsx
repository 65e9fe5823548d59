import { type ChangeEvent, useRef } from 'react'
import { Button } from './Button.js'

/** Kinds of pictures that the server codes anew. */
const KINDS = 'image/jpeg,image/png,image/webp,image/avif'

interface PhotoButtonProps {
  label: string
  disabled?: boolean
  onChoose: (photo: File) => void
}

/** Chooses a photo, or takes one with the phone's camera. The same photo may be chosen again. */
export function PhotoButton({ label, disabled = false, onChoose }: PhotoButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? []
    if (photo) onChoose(photo)
    target.value = ''
  }
  return (
    <>
      <Button look="quiet" disabled={disabled} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input ref={chooser} hidden type="file" accept={KINDS} aria-label={label} onChange={choose} />
    </>
  )
}
