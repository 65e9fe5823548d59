import { addWords } from '../../kit/words/added.js'

const weightWords = addWords({
  weights: {
    none: 'Dead weight',
    weighed: 'Dead weight: %{grams} g',
    enter: 'Enter weight',
    title: 'What does the parcel weigh?',
    text: 'Parcel %{waybill} was booked with %{grams} g. What the scale shows is your proof when the courier charges for more.',
    grams: 'Weight on the scale (g)',
    save: 'Save weight',
    saved: 'The weight is kept.',
    photo: 'See the photo',
    takePhoto: 'Photo on the scale',
    photoAgain: 'Another photo',
    photoKept: 'The photo is kept.',
    photoFailed: 'The photo was not kept. Try again.',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    weightWords: typeof weightWords
  }
}
