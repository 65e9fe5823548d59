import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useOnPhone } from '../lists/use-on-phone.js'
import { useWords, type WordKey } from '../words/use-words.js'

interface FoldedProps {
  title: WordKey
  /** The fields in it: one with a fault opens it. */
  fields: readonly string[]
  /** On a desk too. */
  always?: boolean
  children: ReactNode
}

/** A part of a form that is closed on a phone unless something in it is wrong; its fields stay in the form. */
export function Folded({ title, fields, always = false, children }: FoldedProps) {
  const say = useWords()
  const id = useId()
  const onPhone = useOnPhone()
  const [toggled, setToggled] = useState(false)
  const { errors } = useFormState()
  const open = (always || onPhone) === toggled || fields.some((field) => field in errors)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setToggled(!toggled)}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {say(title)}
      </Button>
      <Box id={id} sx={{ display: open ? 'block' : 'none' }}>
        {children}
      </Box>
    </Box>
  )
}
