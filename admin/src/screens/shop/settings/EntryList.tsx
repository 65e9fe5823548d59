import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { get, useFieldArray, useFormState } from 'react-hook-form'
import { type ShopSettings } from '../../../api/api-types.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { EntryRow } from './EntryRow.js'

interface EntryListProps {
  list: keyof ShopSettings['catalogue']
  title: WordKey
  /** Values of a new entry beside code and label. */
  blank?: object
  extra?: (source: string) => ReactNode
}

/** One of the catalogue's lists, in the order in which the shop shows it. */
export function EntryList({ list, title, blank = {}, extra }: EntryListProps) {
  const say = useWords()
  const heading = useId()
  const record = useRecordContext<ShopSettings & RaRecord>()
  const name = `catalogue.${list}`
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'key' })
  const { errors } = useFormState({ name })
  const problem = get(errors, name) as { message?: string } | undefined
  const saved = record?.catalogue[list].map(({ code }) => code) ?? []
  const used: Readonly<Record<string, number>> = record?.used[list] ?? {}
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Typography id={heading} variant="h3">
        {say(title)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map((field, at) => {
          const { code } = field as unknown as { code: string }
          return (
            <EntryRow
              key={field.key}
              source={`${name}.${at}`}
              isSaved={saved.includes(code)}
              products={used[code] ?? 0}
              onUp={at === 0 ? undefined : () => move(at, at - 1)}
              onDown={at === fields.length - 1 ? undefined : () => move(at, at + 1)}
              onRemove={() => remove(at)}
            >
              {extra?.(`${name}.${at}`)}
            </EntryRow>
          )
        })}
      </Box>
      {problem?.message && <FormHelperText error>{problem.message}</FormHelperText>}
      <Button
        startIcon={<AddOutlined />}
        sx={{ justifySelf: 'start' }}
        onClick={() => append({ code: '', label: '', hidden: false, ...blank })}
      >
        {say('settings.addEntry', { list: say(title) })}
      </Button>
    </Box>
  )
}
