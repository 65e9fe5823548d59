import '@testing-library/jest-dom'

// jsdom knows the element but not its modal side; the browser's own is tested in a browser.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}
window.scrollTo = () => undefined
