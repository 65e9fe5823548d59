import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { type FormEvent, type Ref } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { addressOf, isPlainWords, ordersWith } from '../kit/addresses/jump.js'
import { colour, radius } from '../kit/theme/tokens.js'
import { useWords } from '../kit/words/use-words.js'

/** Opens an order, batch, product or reservation by its id, or searches for words, from any screen. */
export function JumpTo({ field }: { field?: Ref<HTMLInputElement> }) {
  const say = useWords()
  const navigate = useNavigate()
  const provider = useDataProvider()
  /** Words that name no product are of an order: of its customer, or of a place. */
  const look = async (q: string) => {
    const query = {
      filter: { q },
      sort: { field: 'Id', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    } as const
    const { data } = await provider.getList('products', query).catch(() => ({ data: [null] }))
    await navigate(data.length > 0 ? addressOf(q) : ordersWith(q))
  }
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = new FormData(event.currentTarget).get('id')
    if (typeof id !== 'string' || id.trim() === '') return
    event.currentTarget.reset()
    if (isPlainWords(id)) void look(id.trim())
    else void navigate(addressOf(id))
  }
  return (
    <Box
      component="form"
      role="search"
      onSubmit={jump}
      sx={{
        display: 'flex',
        width: '100%',
        bgcolor: colour.rice,
        border: `1px solid ${colour.stone}`,
        borderRadius: `${radius.field}px`,
        '&:focus-within': { outline: `3px solid ${colour.turmeric}` },
      }}
    >
      <InputBase
        name="id"
        inputRef={field}
        placeholder={say('jump.placeholder')}
        inputProps={{
          required: true,
          'aria-label': say('jump.label'),
          autoCapitalize: 'none',
          autoComplete: 'off',
          enterKeyHint: 'go',
        }}
        sx={{
          flex: 1,
          pl: 1.5,
          color: colour.ink,
          '& input::placeholder': { color: colour.muted, opacity: 1 },
        }}
      />
      <IconButton type="submit" aria-label={say('jump.submit')} sx={{ color: colour.clay }}>
        <SearchOutlined />
      </IconButton>
    </Box>
  )
}
