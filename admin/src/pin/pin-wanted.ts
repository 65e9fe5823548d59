import { whenPinIsWanted } from '../data/request.js'

// The dialog comes when it is wanted, which is seldom.
whenPinIsWanted(async (reason) => {
  const { askForPin } = await import('./ask-for-pin.js')
  return askForPin(reason)
})
