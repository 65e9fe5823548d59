import { SelectInput, type SelectInputProps } from 'react-admin'

/** A list of choices that narrows a list; with none of them chosen it says that all are shown. */
export function FilterSelect(props: SelectInputProps) {
  return (
    <SelectInput
      emptyText="lists.all"
      helperText={false}
      {...props}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  )
}
