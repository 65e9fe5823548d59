import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { afterEach, beforeEach, it } from 'node:test'
import { forgetWindow, keepNames, keepWindow } from './jest-kept-window.mjs'

const jsdom = createRequire(import.meta.url)('jsdom')
keepWindow((window) => {
  window.furnished = true
})

/** The window that the next test file gets. */
const next = (virtualConsole = new jsdom.VirtualConsole()) =>
  new jsdom.JSDOM('<!DOCTYPE html>', {
    url: 'http://localhost/',
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    virtualConsole,
  }).window

let window
beforeEach(() => {
  window = next()
})
afterEach(() => {
  window.close()
})

it('gives every file the same window', () => {
  assert.equal(window.furnished, true)
  window.close()
  assert.equal(next(), window)
})

it('takes back what a file added, changed and removed, but for the names that packages give', () => {
  const { fetch, matchMedia, HTMLElement, Array: list } = window
  const { click } = HTMLElement.prototype
  window.fetch = () => undefined
  window.matchMedia = () => undefined
  window.added = true
  HTMLElement.prototype.click = () => undefined
  delete list.prototype.at
  window.navigator.clipboard = {}
  window.document.execCommand = () => true
  keepNames(() => Object.assign(window, { CSS: {} }))
  window.close()
  assert.equal('CSS' in window, true)
  assert.equal(window.fetch, fetch)
  assert.equal(window.matchMedia, matchMedia)
  assert.equal('added' in window, false)
  assert.equal(HTMLElement.prototype.click, click)
  assert.equal(typeof list.prototype.at, 'function')
  assert.equal('clipboard' in window.navigator, false)
  assert.equal(Object.hasOwn(window.document, 'execCommand'), false)
})

it('takes back what a file showed, but for the styles of packages', () => {
  const { document } = window
  document.title = 'Orders'
  document.documentElement.lang = 'te'
  document.body.className = 'dark'
  document.body.innerHTML = '<input autofocus>'
  document.body.firstChild.focus()
  document.head.innerHTML += '<style data-emotion="css"></style><link rel="icon">'
  window.close()
  assert.equal(document.title, '')
  assert.equal(
    document.documentElement.outerHTML,
    '<html><head><style data-emotion="css"></style></head><body></body></html>',
  )
  assert.equal(document.activeElement, document.body)
})

it('takes back what a file stored, and where it went', () => {
  window.localStorage.setItem('till', '1')
  window.sessionStorage.setItem('till', '1')
  window.document.cookie = 'role=admin'
  window.history.pushState({ at: 1 }, '', '/orders')
  window.history.pushState({ at: 2 }, '', '/orders?id=1#top')
  window.close()
  assert.equal(window.localStorage.length + window.sessionStorage.length, 0)
  assert.equal(window.document.cookie, '')
  assert.equal(window.location.href, 'http://localhost/')
  assert.deepEqual([window.history.length, window.history.state], [1, null])
})

it('ends what listens and what is put off; what runs at once runs', async () => {
  const heard = []
  const { document } = window
  for (const target of [window, document, document.documentElement, document.body])
    target.addEventListener('click', () => heard.push('click'))
  new window.MutationObserver(() => heard.push('change')).observe(document, {
    childList: true,
    subtree: true,
  })
  window.setTimeout(() => heard.push('later'), 5)
  window.setInterval(() => heard.push('again'), 5)
  window.requestAnimationFrame(() => heard.push('frame'))
  window.setTimeout(() => heard.push('at once'), 0)
  window.close()
  document.body.click()
  document.body.append('text')
  await new Promise((resolve) => setTimeout(resolve, 40))
  assert.deepEqual(heard, ['at once'])
})

it('speaks to the console of the file that has it', () => {
  const said = []
  const listening = (name) => new jsdom.VirtualConsole().on('info', (text) => said.push(name, text))
  next(listening('first'))
  next(listening('second')).console.info('hello')
  assert.deepEqual(said, ['second', 'hello'])
})

it('gives a new window after a failure', () => {
  forgetWindow()
  assert.notEqual(next(), window)
})
