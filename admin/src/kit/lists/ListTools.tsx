import './tools-words.js'
import './words.js'
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { useListContext, useTranslateLabel } from 'react-admin'
import { upTo } from '../ui/layout.js'
import { useWords } from '../words/use-words.js'
import { type ListMemory, MOST_VIEWS } from './use-list-memory.js'

const LONGEST_NAME = 30

interface ListToolsProps {
  place: HTMLElement
  onClose: () => void
  memory: ListMemory
  remember: (memory: ListMemory) => void
  /** Columns that may be hidden. */
  sources: readonly string[]
  /** Begins the choice of several rows, or ends it. */
  onChoose: (() => void) | undefined
  more: ReactNode
}

/** The views and columns of a list, as this person wants them. */
export function ListTools({ place, onClose, onChoose, more, ...rest }: ListToolsProps) {
  const say = useWords()
  const title = say('listTools.tools')
  return (
    <Popover
      open
      anchorEl={place}
      container={place.closest('main')}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
    >
      <Box sx={{ p: 2, width: 320, maxWidth: '100%', display: 'grid', gap: 2 }}>
        {more && <Box sx={{ display: 'flex', gap: 1 }}>{more}</Box>}
        {onChoose && (
          <Button
            onClick={() => {
              onChoose()
              onClose()
            }}
          >
            {say('listTools.chooseSeveral')}
          </Button>
        )}
        <Views {...rest} />
        <Columns {...rest} />
        <Button onClick={onClose}>{say('listTools.close')}</Button>
      </Box>
    </Popover>
  )
}

type PartProps = Pick<ListToolsProps, 'memory' | 'remember' | 'sources'>

function Views({ memory, remember }: PartProps) {
  const say = useWords()
  const heading = useId()
  const { filterValues: filter, sort } = useListContext()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { views } = memory
  const keep = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = name.trim()
    if (given === '') return
    if (views.some((view) => view.name === given)) return setRefusal(say('listTools.nameTaken'))
    remember({ ...memory, views: [...views, { name: given, filter: { ...(filter as object) }, sort }] })
    setName('')
  }
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2" id={heading}>
        {say('listTools.views')}
      </Typography>
      {views.length === 0 && <Typography variant="body2">{say('listTools.noViews')}</Typography>}
      {views.map((view) => (
        <Box key={view.name} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {view.name}
          </Box>
          <IconButton
            aria-label={say('listTools.dropView', { name: view.name })}
            onClick={() => remember({ ...memory, views: views.filter((other) => other !== view) })}
          >
            <DeleteOutlineOutlined />
          </IconButton>
        </Box>
      ))}
      {views.length < MOST_VIEWS ? (
        <Box component="form" onSubmit={keep} sx={{ display: 'grid', gap: 1 }}>
          <TextField
            label={say('listTools.viewName')}
            value={name}
            error={refusal !== null}
            helperText={refusal}
            slotProps={upTo(LONGEST_NAME)}
            onChange={({ target }) => {
              setName(target.value)
              setRefusal(null)
            }}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {say('listTools.keepView')}
          </Button>
        </Box>
      ) : (
        <Typography variant="body2">{say('listTools.viewsFull', { count: MOST_VIEWS })}</Typography>
      )}
    </Box>
  )
}

function Columns({ memory, remember, sources }: PartProps) {
  const say = useWords()
  const heading = useId()
  const { resource } = useListContext()
  const nameOf = useTranslateLabel()
  const { hidden } = memory
  if (sources.length === 0) return null
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid' }}>
      <Typography variant="h3" component="h2" id={heading}>
        {say('listTools.columns')}
      </Typography>
      {sources.map((source) => (
        <FormControlLabel
          key={source}
          label={nameOf({ resource, source })}
          control={
            <Checkbox
              color="secondary"
              checked={!hidden.includes(source)}
              onChange={(_, isShown) =>
                remember({
                  ...memory,
                  hidden: isShown ? hidden.filter((one) => one !== source) : [...hidden, source],
                })
              }
            />
          }
        />
      ))}
    </Box>
  )
}
