import { addWords } from '../words/added.js'

/** What is seldom said of a form. */
const formWords = addWords({
  form: {
    conflictTitle: 'Somebody else saved this first',
    conflictHelp: 'Whatever you choose, a change that only one of you made is kept.',
    opened: 'When you opened it',
    now: 'Now',
    yours: 'Yours',
    keepTheirs: 'Keep theirs and go on editing',
    saveMine: 'Save mine over it',
    draftFound: 'What you typed here at %{time} was not saved.',
    draftSent:
      'It was sent at %{time}, and no answer came: it may have arrived. Look before you save it again.',
    draftChanged: 'Somebody has changed this since: %{fields}.',
    draftLater: 'Somebody has saved this record since, but nothing that you changed.',
    draftGone: 'It is not there any more: it was saved or dropped in another tab.',
    putBack: 'Put it back',
    drop: 'Drop it',
  },
})

declare module '../words/words.js' {
  interface Catalogue {
    formWords: typeof formWords
  }
}
