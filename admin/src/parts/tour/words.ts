import { addWords } from '../../kit/words/added.js'

const tourWords = addWords({
  tour: {
    offer: 'New here? Five steps show where things are. It takes a minute, and you can leave at any time.',
    notNow: 'Not now',
    step: 'Step %{step} of %{all}',
    back: 'Back',
    next: 'Next',
    done: 'Done',
    leave: 'Leave',
    waiting: 'What waits for you',
    waitingText:
      'Begin here every morning. The most urgent stands on top; each line leads to the work, and what one tap can do has its button beside it.',
    screens: 'All screens',
    screensText:
      'Sell, make, money and shop: the screens in the order of the work. The number beside one says how much waits there.',
    search: 'Search everything',
    searchText:
      'An order, a name, a street, a batch: type any word of it. On a keyboard, "/" opens the search from everywhere.',
    orders: 'Take an order',
    ordersText:
      'Somebody calls or writes? Take the order here. Orders of the shop come in by themselves, under "All orders".',
    goLive: 'Before real sales',
    goLiveText:
      'Under Settings a list says what a shop needs before it sells, why, and how long it takes. You find this tour in the menu again.',
  },
})

declare module '../../kit/words/words.js' {
  interface Catalogue {
    tourWords: typeof tourWords
  }
}
