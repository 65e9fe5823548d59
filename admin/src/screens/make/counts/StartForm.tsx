import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

type Named = RaRecord<string> & { name: string }

/** A workshop has fewer outlets and products than this. */
const byName = { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' } } as const

/** What is counted: an outlet, a product, both, or everything. */
export function StartForm() {
  const say = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const [outlet, setOutlet] = useState<string | null>(null)
  const [product, setProduct] = useState<string | null>(null)
  // A lost answer and a second tap begin the same count.
  const [clientId] = useState(() => crypto.randomUUID())
  const begin = useWrite({
    mutationFn: () => api.beginCount({ clientId, outlet, product }),
    failed: 'counts.beginFailed',
    onSuccess: ({ _id }) => navigate(`/dashboard/count/${_id}`),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    begin.mutate()
  }
  return (
    <Card component="form" onSubmit={submit} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Choice resource="outlets" label="counts.outlet" all="counts.allOutlets" onChoose={setOutlet} />
      <Choice resource="products" label="counts.product" all="counts.allProducts" onChoose={setProduct} />
      <Button type="submit" variant="contained" color="primary" loading={begin.isPending}>
        {say('counts.begin')}
      </Button>
    </Card>
  )
}

interface ChoiceProps {
  resource: string
  label: WordKey
  /** The text while none is chosen. */
  all: WordKey
  onChoose: (id: string | null) => void
}

function Choice({ resource, label, all, onChoose }: ChoiceProps) {
  const say = useWords()
  const { data = [], error, refetch } = useGetList<Named>(resource, byName)
  if (error)
    return (
      <ErrorNotice message={sentenceOf(error, say('counts.choicesFailed'))} onRetry={() => void refetch()} />
    )
  return (
    <Autocomplete
      options={data}
      getOptionLabel={({ name, title = name }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => onChoose(chosen?.id ?? null)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={say(label)}
          placeholder={say(all)}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  )
}
