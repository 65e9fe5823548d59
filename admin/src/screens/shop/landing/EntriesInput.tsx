import AddOutlined from '@mui/icons-material/AddOutlined'
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { type EditedLanding } from '../../../api/api-types.js'
import { colour } from '../../../kit/theme/tokens.js'
import { useWords } from '../../../kit/words/use-words.js'

interface EntriesInputProps {
  /** The list's place below `landing`. */
  name: string
  block: EditedLanding['landing']['blocks'][number]['name']
  most: number
  blank: object
  /** The inputs of an entry, by its place below `landing`. */
  children: (place: string) => ReactNode
}

/** A list of a block, whose entries are added, removed and moved. */
export function EntriesInput({ name, block, most, blank, children }: EntriesInputProps) {
  const say = useWords()
  const { fields, append, remove, move } = useFieldArray({ name: `landing.${name}`, keyName: 'key' })
  const of = say(`landingBlocks.${block}`)
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {fields.map(({ key }, at) => {
          const words = { block: of, number: at + 1 }
          return (
            <Box
              key={key}
              component="li"
              sx={{ display: 'grid', gap: 1, pt: 1, borderTop: `1px solid ${colour.stone}` }}
            >
              <Box
                role="group"
                aria-label={say('landing.entry', words)}
                sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
              >
                {children(`${name}.${at}`)}
              </Box>
              <Box sx={{ display: 'flex', justifyContent: 'end' }}>
                <IconButton
                  aria-label={say('landing.entryUp', words)}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUpwardOutlined />
                </IconButton>
                <IconButton
                  aria-label={say('landing.entryDown', words)}
                  disabled={at === fields.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDownwardOutlined />
                </IconButton>
                <IconButton aria-label={say('landing.entryRemove', words)} onClick={() => remove(at)}>
                  <DeleteOutlined />
                </IconButton>
              </Box>
            </Box>
          )
        })}
      </Box>
      {fields.length < most && (
        <Button
          startIcon={<AddOutlined />}
          aria-label={say('landing.addTo', { block: of })}
          sx={{ justifySelf: 'start' }}
          onClick={() => append(blank)}
        >
          {say('landing.add')}
        </Button>
      )}
    </>
  )
}
