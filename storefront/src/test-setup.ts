import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// The first screen of a file compiles on the way; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 5_000 })

// jsdom knows the element but not its modal side; the browser's own is tested in a browser.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}
window.scrollTo = () => undefined
