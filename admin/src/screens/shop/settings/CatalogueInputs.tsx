import { BooleanInput } from 'react-admin'
import { EntryList } from './EntryList.js'
import { Amount } from './fields.js'
import { Group, wide } from './Group.js'

/** The shop's lists: what a pickle can be chosen from. */
export function CatalogueInputs() {
  return (
    <>
      <Group title="settings.list" help="settings.listHelp">
        <BooleanInput source="listByPickle" color="secondary" helperText={false} sx={wide} />
      </Group>
      <EntryList
        list="variantTypes"
        title="settings.variantTypes"
        blank={{ vegetarian: false }}
        extra={(source) => (
          <BooleanInput source={`${source}.vegetarian`} color="secondary" helperText={false} />
        )}
      />
      <EntryList list="variantOils" title="settings.variantOils" />
      <EntryList
        list="variantSpicies"
        title="settings.variantSpicies"
        blank={{ chillies: 1 }}
        extra={(source) => <Amount source={`${source}.chillies`} unit="settings.chillies" />}
      />
      <EntryList
        list="variantWeights"
        title="settings.variantWeights"
        blank={{ grams: 1000 }}
        extra={(source) => <Amount source={`${source}.grams`} unit="settings.grams" />}
      />
    </>
  )
}
