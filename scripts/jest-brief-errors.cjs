/**
 * testing-library prints the whole page into an error each time it does not find something yet. Nobody reads those errors
 * but the last. Here the page is printed when the message is read.
 */
const { configure, getConfig } = require('@testing-library/dom')

const { getElementError } = getConfig()
// The package is the same for all files of a worker (jest-kept-window.mjs).
const whole = getElementError.whole ?? getElementError

function brief(message, container) {
  // Set while something is waited for.
  if (!getConfig()._disableExpensiveErrorDiagnostics) return whole(message, container)
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  let read
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (read ??= whole(message, container).message),
  })
  return error
}

configure({ getElementError: Object.assign(brief, { whole }) })
