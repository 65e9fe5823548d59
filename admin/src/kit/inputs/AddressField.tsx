import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../words/use-words.js'

const isAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** Takes the address of a picture that lies elsewhere. */
export function AddressField({ onAdd }: { onAdd: (url: string) => void }) {
  const say = useWords()
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState(false)
  const add = () => {
    const text = address.trim()
    setWrong(!isAddress(text))
    if (!isAddress(text)) return
    onAdd(text)
    setAddress('')
  }
  // Enter adds the address; the form around it is saved by its own button.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <Box sx={{ flex: '1 1 260px', display: 'flex', gap: 1, alignItems: 'start' }}>
      <TextField
        type="url"
        label={say('pictures.address')}
        placeholder="https://"
        value={address}
        error={wrong}
        helperText={wrong ? say('pictures.addressInvalid') : undefined}
        onChange={({ target }) => {
          setAddress(target.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={add} disabled={address.trim() === ''} sx={{ flex: 'none' }}>
        {say('pictures.addAddress')}
      </Button>
    </Box>
  )
}
