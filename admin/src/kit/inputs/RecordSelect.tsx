import { type RaRecord, required } from 'react-admin'
import { nameInWords } from '../../api/names.js'
import { sentenceOf } from '../../api/request.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { useWords, type WordKey } from '../words/use-words.js'
import { idOf, useAllByName } from './all-by-name.js'
import { ChoiceInput } from './ChoiceInput.js'
import { wideOnPhone } from './columns.js'

interface RecordSelectProps {
  source: string
  resource: string
  filter?: object
  label?: WordKey
  /** The id of one that is no choice. */
  without?: string
  /** Error when nothing is chosen; without it the choice is optional. */
  missing?: WordKey
  helperText?: string | false
}

/**
 * A select over the records of a staff resource. A chosen record that is no longer among them is
 * deselected.
 */
export function RecordSelect({
  source,
  resource,
  filter,
  label,
  without,
  missing,
  helperText = false,
}: RecordSelectProps) {
  const say = useWords()
  const { data = [], isPending, error, refetch } = useAllByName<RaRecord & { name: string }>(resource, filter)
  if (error) {
    const message = sentenceOf(error, say('stock.choicesFailed'))
    return <ErrorNotice message={message} onRetry={() => void refetch()} />
  }
  const choices = data
    .filter(({ id }) => id !== without)
    .map(({ id, name }) => ({ id: String(id), name: nameInWords(name) }))
  const known = (value: unknown) => choices.some(({ id }) => id === idOf(value))
  return (
    <ChoiceInput
      source={source}
      label={label}
      choices={choices}
      isPending={isPending}
      format={(value: unknown) => (known(value) ? idOf(value) : '')}
      validate={missing && [required(missing), (value: unknown) => (known(value) ? undefined : missing)]}
      helperText={helperText}
      sx={wideOnPhone}
    />
  )
}
