import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Whole screens are drawn beside other tests on a busy machine.
configure({ asyncUtilTimeout: 45_000 })
// testing-library looks for it, to move the clock while it waits.
Object.assign(globalThis, { jest })

// jsdom knows the element but not its modal side; the browser's own is tested in a browser.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
