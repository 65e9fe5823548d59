import { addWords } from '../../../kit/words/added.js'

const handoverWords = addWords({
  handover: {
    title: 'Hand over to the courier',
    titleOf: 'Handed over on %{day}',
    help: 'Parcels that are booked and that the courier has not taken. Print the manifest, and let the driver sign it.',
    failed: 'The parcels could not be loaded.',
    none: 'No parcel waits for the courier.',
    noneHint: 'Parcels show here once they are booked, until the courier scans them.',
    count: '%{smart_count} parcel, %{weight} kg |||| %{smart_count} parcels, %{weight} kg',
    van: 'The van comes at %{time}, no. %{number}.',
    day: 'Van of another day',
    now: 'What waits now',
    manifest: 'Manifest to sign',
    file: 'handover',
    labels: 'Courier labels, %{size}',
    sizea4: 'A4',
    size4x6: '4 × 6 in',
    papersFailed: 'The papers could not be made. Try again.',
    labelsFile: 'courier-labels',
    parcelOf: 'parcel %{at} of %{of}',
    what: '%{smart_count} jar, %{weight} kg |||| %{smart_count} jars, %{weight} kg',
    list: 'Parcels to hand over',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    handoverWords: typeof handoverWords
  }
}
