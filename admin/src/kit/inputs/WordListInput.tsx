import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useInput, useResourceContext, useTranslateLabel } from 'react-admin'
import { useWords, type WordKey } from '../words/use-words.js'

const toWords = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** A list of short words, typed with commas between them. */
export function WordListInput({ source, help }: { source: string; help: WordKey }) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const resource = useResourceContext()
  const { field, id } = useInput<string[]>({ source, defaultValue: [] })
  const words = (field.value as string[] | null) ?? []
  const [typed, setTyped] = useState(words.join(', '))
  // The typed text stays as it is while it means the same; another list in the form replaces it.
  const shown = JSON.stringify(toWords(typed)) === JSON.stringify(words) ? typed : words.join(', ')
  return (
    <TextField
      id={id}
      label={nameOf({ source, resource })}
      helperText={say(help)}
      value={shown}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(toWords(target.value))
      }}
    />
  )
}
