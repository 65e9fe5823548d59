import { createRequire } from 'node:module'

const nodeRequire = createRequire(import.meta.url)

/** What a file of the tests may have added to an object, or changed on it, is as it was. */
class Kept {
  #properties = new Map()

  constructor(object, isPrivate = () => false) {
    this.object = object
    this.isPrivate = isPrivate
    for (const key of Reflect.ownKeys(object)) this.#keep(key)
  }

  #keep(key) {
    const property = Reflect.getOwnPropertyDescriptor(this.object, key)
    if (property) this.#properties.set(key, property)
  }

  /** What work adds to it stays. */
  during(work) {
    const known = new Set(Reflect.ownKeys(this.object))
    const result = work()
    for (const key of Reflect.ownKeys(this.object)) if (!known.has(key)) this.#keep(key)
    return result
  }

  /** What its names stand for. */
  values() {
    const named = [...this.#properties].filter(([key]) => typeof key === 'string' && !this.isPrivate(key))
    return named.map(([, { value }]) => value)
  }

  restore() {
    const { object } = this
    for (const key of Reflect.ownKeys(object))
      if (!this.#properties.has(key) && !this.isPrivate(key)) Reflect.deleteProperty(object, key)
    for (const [key, was] of this.#properties) {
      if (this.isPrivate(key)) continue
      const is = Reflect.getOwnPropertyDescriptor(object, key)
      if (is?.value !== was.value || is?.get !== was.get || is?.set !== was.set)
        Reflect.defineProperty(object, key, was)
    }
  }
}

const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function'
/** What jsdom itself keeps on a window. */
const ofJsdom = (key) => typeof key === 'string' && /^(?:_[a-z]|\d)/.test(key)

/** The window, all that is below its names (`Array`, `HTMLElement`, `navigator`), and their prototypes. */
function keepAll(dom) {
  const { window } = dom
  // What jsdom defines is listed by the one, the language's own by the other.
  const names = [dom.getInternalVMContext(), window].map((global) => new Kept(global, ofJsdom))
  const objects = new Set()
  for (const value of names.flatMap((one) => one.values()))
    if (isObject(value)) {
      objects.add(value)
      const { prototype } = typeof value === 'function' ? value : {}
      if (isObject(prototype)) objects.add(prototype)
    }
  for (const name of ['document', 'navigator', 'history', 'location', 'screen', 'crypto', 'performance'])
    objects.add(window[name])
  const { documentElement, head, body } = window.document
  for (const element of [documentElement, head, body]) objects.add(element)
  for (const self of [window, dom.getInternalVMContext()]) objects.delete(self)
  return { names, objects: [...objects].map((object) => new Kept(object)) }
}

/**
 * Work that is put off by some time ends with its file. What is to run at once does so: the packages that asked for it
 * live on, and wait for it.
 */
function endTimersOf(window) {
  const { setTimeout, setInterval, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window
  const later = new Set()
  let frame = 0
  window.setTimeout = (work, delay = 0, ...rest) => {
    const timer = setTimeout(work, delay, ...rest)
    if (delay > 0) later.add(timer)
    return timer
  }
  window.setInterval = (...all) => {
    const timer = setInterval(...all)
    later.add(timer)
    return timer
  }
  return () => {
    for (const timer of later) clearTimeout(timer)
    later.clear()
    const last = requestAnimationFrame(() => undefined)
    for (; frame < last; frame++) cancelAnimationFrame(frame + 1)
  }
}

/** What jest sets once and for all on each window, it may set again. */
const OF_JEST = [
  ...['promise', 'now', 'read-file', 'write-file', 'exists-file'].map((name) =>
    Symbol.for(`jest-native-${name}`),
  ),
  'jest-symbol-do-not-touch',
]

/** Without what a file showed, heard, kept and where it went. */
function clear({ window, cookieJar }, implForWrapper) {
  const { document } = window
  const { documentElement, head, body } = document
  // The styles of packages stay: they know which they have made.
  for (const node of [...head.childNodes]) if (!node.dataset?.emotion) node.remove()
  for (const node of [...documentElement.childNodes]) if (node !== head && node !== body) node.remove()
  body.replaceChildren()
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  window.getSelection().removeAllRanges()
  for (const target of [window, document, documentElement, head, body]) {
    const own = implForWrapper(target)
    own._eventListeners = Object.create(null)
    if (own._registeredObserverList) own._registeredObserverList = []
  }
  cookieJar.removeAllCookiesSync()
  window.localStorage.clear()
  window.sessionStorage.clear()
}

/** Its history is that of a page which was just opened. */
function keepHistory(window, implForWrapper) {
  const { _sessionHistory: sessions } = window
  const document = implForWrapper(window.document)
  const [opened] = sessions._entries
  const { url } = opened
  return () => {
    sessions.clearHistoryTraversalTasks()
    Object.assign(sessions, {
      _entries: [Object.assign(opened, { url, stateObject: null })],
      _currentIndex: 0,
    })
    Object.assign(document, { _URL: url, _latestEntry: null })
    document._clearBaseURLCache()
    document._history._state = null
  }
}

/** Of this worker. */
let keptDom
let keptNames = []
/** Whether jsdom gives it. */
let given = false

function open(JSDOM, html, options, furnish) {
  const { implForWrapper } = nodeRequire('jsdom/lib/jsdom/living/generated/utils')
  const dom = new JSDOM(html, options)
  const { window } = dom
  const endTimers = endTimersOf(window)
  furnish(window)
  for (const key of OF_JEST) Reflect.defineProperty(window, key, { configurable: true, value: undefined })
  const goBack = keepHistory(window, implForWrapper)
  window.close = () => {
    endTimers()
    clear(dom, implForWrapper)
    goBack()
    for (const one of [...names, ...objects]) one.restore()
  }
  const { names, objects } = keepAll(dom)
  keptNames = names
  return dom
}

/**
 * Makes all test files of a worker share one window. The packages in it are evaluated once, and V8 has them compiled for
 * speed when the second file comes. That is a quarter of the time of the tests of screens. When jest closes the window
 * after a file, it becomes what it was when it was made; only packages and the styles that they have made stay.
 * @param furnish what every window gets when it is made
 */
export function keepWindow(furnish) {
  if (given) return
  given = true
  const jsdom = nodeRequire('jsdom')
  const { JSDOM } = jsdom
  jsdom.JSDOM = function KeptDom(html, options) {
    keptDom ??= open(JSDOM, html, options, furnish)
    // The page speaks to the console of the file that has it now.
    const { virtualConsole } = keptDom
    virtualConsole.removeAllListeners()
    for (const name of options.virtualConsole.eventNames())
      for (const listener of options.virtualConsole.listeners(name)) virtualConsole.on(name, listener)
    return keptDom
  }
}

/** The names that work gives the window stay, such as those of a package that adds what is missing. */
export const keepNames = (work) => keptNames.reduce((inner, names) => () => names.during(inner), work)()

/** The next file gets a new one: after a failure nobody knows what packages are in the middle of. */
export function forgetWindow() {
  keptDom = undefined
}
