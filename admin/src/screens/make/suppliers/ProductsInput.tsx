import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useInput, useResourceContext, useTranslateLabel } from 'react-admin'
import { type Product, type Supplier } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'

type Sold = Supplier['products'][number]

const toSold = ({ _id, Id, name }: Product): Sold => ({ _id, Id, name })
const nameOf = ({ name, Id }: Sold) => `${name} (${Id})`

/** Raw materials, found by the beginning of their name or ID. */
export function ProductsInput({ source }: { source: string }) {
  const say = useWords()
  const labelOf = useTranslateLabel()
  const resource = useResourceContext()
  const [typed, setTyped] = useState('')
  const { field, fieldState, id } = useInput<Sold[]>({ source, defaultValue: [] })
  const found = useMaterials(typed)
  const fault = fieldState.error?.message
  return (
    <Autocomplete
      multiple
      disablePortal
      id={id}
      options={found.data ?? []}
      loading={found.isFetching}
      loadingText={say('common.loading')}
      noOptionsText={say(found.isError ? 'suppliers.productsFailed' : 'suppliers.noProduct')}
      value={(field.value as Sold[] | null) ?? []}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      // The server has filtered them already.
      filterOptions={(options) => options}
      filterSelectedOptions
      getOptionLabel={nameOf}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(one, other) => one._id === other._id}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          inputRef={field.ref}
          label={labelOf({ source, resource })}
          error={fault !== undefined}
          helperText={fault}
        />
      )}
    />
  )
}

/** The first raw materials whose name or ID begins with a text. */
function useMaterials(typed: string) {
  const provider = useDataProvider()
  const q = typed.trim()
  return useQuery({
    queryKey: ['products', 'getList', 'materials', q],
    queryFn: async () => {
      const { data } = await provider.getList<Product & RaRecord>('products', {
        filter: { materialType: 'RM', ...(q === '' ? {} : { q }) },
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'name', order: 'ASC' },
      })
      return data.map(toSold)
    },
    placeholderData: (before) => before,
  })
}
