import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined'
import Button from '@mui/material/Button'
import { type ChangeEvent, useRef } from 'react'

interface FileChoiceProps {
  onChoose: (file: File) => void
  /** Label of the file to choose. */
  label: string
  /** Text of the button. */
  shown: string
}

/** A button that asks for a CSV file. */
export function FileChoice({ onChoose, label, shown }: FileChoiceProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onChoose(file)
    // The same file again, mended, is a choice too.
    target.value = ''
  }
  return (
    <>
      <Button variant="outlined" startIcon={<MoveToInboxOutlined />} onClick={() => chooser.current?.click()}>
        {shown}
      </Button>
      <input ref={chooser} hidden type="file" accept=".csv,text/csv" aria-label={label} onChange={choose} />
    </>
  )
}
