import { SelectInput, type SelectInputProps } from 'react-admin'

/** A choice that filters a list. When nothing is chosen, it says that all are shown. */
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
