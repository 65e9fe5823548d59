import { type SxProps } from '@mui/material/styles'
import { type ReactNode, type Ref } from 'react'

export interface Choice {
  id: string
  name: string
}

export interface ChoiceFieldProps<Row extends Choice> {
  label: ReactNode
  value: string
  choices: readonly Row[]
  onChange: (id: string) => void
  /** Draws an option; by default its name is shown. */
  draw?: ((choice: Row) => ReactNode) | undefined
  /** Said when there is no choice. */
  empty?: string | undefined
  disabled?: boolean | undefined
  error?: boolean | undefined
  helperText?: ReactNode
  /** Something has to be chosen: a choice cannot be taken away. */
  isRequired?: boolean | undefined
  id?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onBlur?: (() => void) | undefined
  onOpen?: (() => void) | undefined
  isShrunk?: boolean | undefined
  /** Stands in the field while nothing is chosen. */
  placeholder?: string | undefined
  sx?: SxProps | undefined
}
