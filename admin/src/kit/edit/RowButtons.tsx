import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ReactNode } from 'react'
import { RowMenu } from '../lists/RowMenu.js'
import { useOnPhone } from '../lists/use-on-phone.js'
import { useWords } from '../words/use-words.js'

interface RowButtonsProps {
  /** Tells the row's buttons from its neighbours'. */
  name: string
  onEdit: () => void
  /** Further buttons: they wait in the row's menu. */
  children: ReactNode
  /** The further ones stand beside Edit in a table, too: the owner's list has them in sight. */
  inSight?: boolean
  /** The name of the row leads to where it is edited: a phone needs no button for it. */
  named?: boolean
}

/** The actions for one row of a list. Edit is what a click on the row does, unless its name leads elsewhere. */
export function RowButtons({ name, onEdit, children, inSight = false, named = false }: RowButtonsProps) {
  const say = useWords()
  const onPhone = useOnPhone()
  const edit = { 'aria-label': `${say('edit.edit')} ${name}`, 'data-opens': true, onClick: onEdit }
  const inWords = (
    <Button {...edit} startIcon={<EditOutlined />}>
      {say('edit.edit')}
    </Button>
  )
  if (!onPhone)
    return (
      <Box sx={{ display: 'flex', gap: 1 }}>
        {inWords}
        {inSight ? children : <RowMenu name={name}>{children}</RowMenu>}
      </Box>
    )
  return (
    <Box sx={{ display: 'flex' }}>
      {!named && (
        <IconButton {...edit} sx={{ minWidth: 40, minHeight: 40, p: 0.5 }}>
          <EditOutlined />
        </IconButton>
      )}
      <RowMenu name={name}>
        {named && inWords}
        {children}
      </RowMenu>
    </Box>
  )
}
