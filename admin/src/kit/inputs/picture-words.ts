import { addWords } from '../words/added.js'

const pictureWords = addWords({
  pictures: {
    help: 'The first one is shown in the shop. JPEG, PNG, WebP or AVIF, up to 12 MB each.',
    none: 'No picture yet: the shop shows the drawn jar.',
    upload: 'Upload pictures',
    uploading: 'Uploading %{name}: %{percent} %',
    preparing: 'Preparing %{name}…',
    uploaded: '%{name} is uploaded. Save to keep it.',
    failed: '%{name}: %{reason}',
    uploadFailed: 'the upload failed. Try again.',
    wait: 'Wait until the pictures are uploaded.',
    tooMany: 'A product has at most 8 pictures.',
    alt: 'What can be seen in picture %{number}',
    first: 'Picture %{number}, shown first',
    nth: 'Picture %{number}',
    earlier: 'Move picture %{number} forward',
    later: 'Move picture %{number} back',
    remove: 'Remove picture %{number}',
    address: 'Or the address of a picture',
    addAddress: 'Add address',
    addressInvalid: 'The address begins with https://',
  },
})

declare module '../words/words.js' {
  interface Catalogue {
    pictureWords: typeof pictureWords
  }
}
