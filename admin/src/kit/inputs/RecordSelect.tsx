import { type RaRecord, required, useGetList } from 'react-admin'
import { sentenceOf } from '../../api/request.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { useWords, type WordKey } from '../words/use-words.js'
import { ChoiceInput } from './ChoiceInput.js'
import { wideOnPhone } from './columns.js'

/** More than a workshop has of anything; the server gives at most this many at once. */
const MOST = 500
const byName = {
  pagination: { page: 1, perPage: MOST },
  sort: { field: 'name', order: 'ASC' },
} as const

/** All records of a staff resource, by name. */
export const useAllByName = <Row extends RaRecord>(resource: string, filter: object = {}) =>
  useGetList<Row>(resource, { ...byName, filter })

/** A form starts from the record, where a reference is an object, and sends its id. */
export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value

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
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useAllByName<RaRecord & { name: string; title?: string }>(resource, filter)
  if (error) {
    const message = sentenceOf(error, say('stock.choicesFailed'))
    return <ErrorNotice message={message} onRetry={() => void refetch()} />
  }
  const choices = data
    .filter(({ id }) => id !== without)
    .map(({ id, name, title = name }) => ({ id: String(id), name: title }))
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
