import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'
import { useWords } from '../words/use-words.js'

interface RowButtonsProps {
  /** Tells the row's buttons from its neighbours'. */
  name: string
  onEdit: () => void
  /** Further buttons. */
  children: ReactNode
}

/** The actions for one row of a list. */
export function RowButtons({ name, onEdit, children }: RowButtonsProps) {
  const say = useWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button startIcon={<EditOutlined />} aria-label={`${say('edit.edit')} ${name}`} onClick={onEdit}>
        {say('edit.edit')}
      </Button>
      {children}
    </Box>
  )
}
