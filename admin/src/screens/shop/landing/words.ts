import '../../../parts/landing/words.js'
import { addWords } from '../../../kit/words/added.js'

const landingScreenWords = addWords({
  landing: {
    intro:
      'What visitors see first. The blocks stand in the order of the page. An empty text is not shown. Save, and the shop shows it within seconds; the history of the settings brings every version back.',
    saved: 'The landing page was saved. The shop shows it within seconds.',
    hero: 'The beginning',
    heroHelp: 'Always first: the headline, a picture, and the way to the products.',
    about: 'About us',
    block: 'Block: %{block}',
    open: 'Edit %{block}',
    up: 'Move %{block} up',
    down: 'Move %{block} down',
    show: 'Show %{block}',
    shown: 'Shown',
    deliveryHelp: 'Asks for the pin code once, and says the day and the charge of delivery.',
    lovedHelp:
      'The pickles that most customers take, each with the jar that is taken most. Or pick yours, in the order in which you press them.',
    factsHelp: 'Up to three. What the shop says about GST stands beside them by itself.',
    promoHelp:
      'Beside the words stands a picture of the oils and heats that you really sell; each leads to its jars.',
    kitchenHelp: 'Your story, and up to three steps with pictures of your own.',
    reviewsHelp:
      'Published reviews of four and five stars, the newest first. The block waits until there are three.',
    questionsHelp: 'Up to eight, folded: a visitor opens what concerns them.',
    trustHelp: 'Your FSSAI licence and GSTIN from the settings, as far as they are set, and your name.',
    fillers: 'What the shop fills in by itself',
    fillersHelp:
      'Write a name in braces, and visitors read the figure of your settings. A line that names a price which the shop has not got is not shown.',
    filler: '{%{name}}: %{is}',
    original: 'Original words',
    picks: 'Pickles that you pick',
    pickedAt: '%{label}, number %{place}',
    add: 'Add',
    addTo: 'Add to %{block}',
    entry: '%{block}, entry %{number}',
    entryUp: 'Move entry %{number} of %{block} up',
    entryDown: 'Move entry %{number} of %{block} down',
    entryRemove: 'Remove entry %{number} of %{block}',
    choosePicture: 'Choose a picture',
    removePicture: 'Remove the picture',
    pictureAlt: 'What can be seen in it',
    drawn: 'The drawn shelf stands here.',
    noPicture: 'No picture.',
    preview: 'Preview',
    previewHelp: 'The shop with what is typed here. Nobody else sees it before you save.',
    previewOn: 'Where the preview is seen',
    onPhone: 'Phone',
    onComputer: 'Computer',
    previewFrame: 'The landing page as a visitor would see it',
    previewFailed: 'The preview could not be made.',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    landingScreenWords: typeof landingScreenWords
  }
}
