import { addWords } from '../words/added.js'

const listPartsWords = addWords({
  listTools: {
    tabs: 'Views of the list',
    counted: '%{title} (%{count})',
    set: 'What the list is filtered by',
    chip: '%{name}: %{value}',
    take: 'Take away: %{name}',
    views: 'My views',
    noViews: 'A view keeps the filters and the order of the list under a name, as a tab above it.',
    viewName: 'Name of this view',
    keepView: 'Keep this view',
    dropView: 'Forget the view %{name}',
    nameTaken: 'There is a view of this name. Choose another.',
    viewsFull: 'You have %{count} views of this list. Forget one first.',
    columns: 'Columns',
    keptHere: 'Kept on this device. Your other devices have it once the server can be reached.',
    notKept: 'Views and columns could not be kept.',
    chooseSeveral: 'Choose several',
    choose: 'Choose: %{name}',
    chooseAll: 'Choose all on this page',
    chooseNone: 'Choose none',
    chosenOnes: 'The chosen ones',
    chosen: '%{smart_count} chosen |||| %{smart_count} chosen',
    exportChosen: 'Export the chosen',
    notDone: 'Not done',
    close: 'Close',
    previous: 'Previous: %{name}',
    next: 'Next: %{name}',
    neighbours: 'In the order of the list',
  },
})

declare module '../words/words.js' {
  interface Catalogue {
    listPartsWords: typeof listPartsWords
  }
}
