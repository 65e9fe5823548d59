import { addWords } from '../words/added.js'

const listToolsWords = addWords({
  listTools: {
    more: 'More: %{name}',
    tools: 'Views and columns',
  },
})

declare module '../words/words.js' {
  interface Catalogue {
    listToolsWords: typeof listToolsWords
  }
}
