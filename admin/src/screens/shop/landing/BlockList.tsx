import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import { useId, useState } from 'react'
import { get, useController, useFieldArray, useFormState } from 'react-hook-form'
import { type EditedLanding } from '../../../api/api-types.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { useWords } from '../../../kit/words/use-words.js'
import { BLOCK_INPUTS } from './block-inputs.js'

type Name = EditedLanding['landing']['blocks'][number]['name']

const BLOCKS = 'landing.blocks'

const frame = { border: `1px solid ${colour.stone}`, borderRadius: `${radius.field}px`, px: 1, py: 0.5 }
const bar = { display: 'flex', alignItems: 'center' }
const title = {
  flex: 1,
  border: 0,
  justifyContent: 'start',
  textAlign: 'start',
  color: 'text.primary',
  minWidth: 0,
}

/** The blocks below the hero, in the order of the page: each is moved, switched and opened. */
export function BlockList() {
  const { fields, move } = useFieldArray({ name: BLOCKS, keyName: 'key' })
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {fields.map((field, at) => (
        <Block
          key={field.key}
          at={at}
          name={(field as unknown as { name: Name }).name}
          onUp={at === 0 ? undefined : () => move(at, at - 1)}
          onDown={at === fields.length - 1 ? undefined : () => move(at, at + 1)}
        />
      ))}
    </Box>
  )
}

interface BlockProps {
  name: Name
  at: number
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function Block({ name, at, onUp, onDown }: BlockProps) {
  const say = useWords()
  const content = useId()
  const [opened, setOpened] = useState(false)
  const { field } = useController({ name: `${BLOCKS}.${at}.shown` })
  const { errors } = useFormState()
  // What the server refuses is in view, wherever it stands.
  const isOpen = opened || get(errors, `landing.${name}`) !== undefined
  const block = say(`landingBlocks.${name}`)
  const Inputs = BLOCK_INPUTS[name]
  return (
    <Box component="li" sx={frame}>
      <Box sx={bar}>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          aria-label={say('landing.open', { block })}
          onClick={() => setOpened(!isOpen)}
          startIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={title}
        >
          {block}
        </Button>
        <Switch
          color="secondary"
          checked={field.value === true}
          onChange={(_, checked) => field.onChange(checked)}
          slotProps={{ input: { 'aria-label': say('landing.show', { block }) } }}
        />
        <IconButton aria-label={say('landing.up', { block })} disabled={!onUp} onClick={onUp}>
          <ArrowUpwardOutlined />
        </IconButton>
        <IconButton aria-label={say('landing.down', { block })} disabled={!onDown} onClick={onDown}>
          <ArrowDownwardOutlined />
        </IconButton>
      </Box>
      {isOpen && (
        <Box id={content} role="group" aria-label={block} sx={{ display: 'grid', gap: 1.5, p: 1 }}>
          <Inputs />
        </Box>
      )}
    </Box>
  )
}
