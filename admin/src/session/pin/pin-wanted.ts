import { whenPinIsWanted } from '../../api/request.js'

// The dialog is loaded only when it is needed, which is seldom.
whenPinIsWanted(async (reason) => {
  const { askForPin } = await import('./ask-for-pin.js')
  return askForPin(reason)
})
