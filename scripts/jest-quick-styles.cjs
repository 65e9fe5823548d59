const { CSSStyleDeclaration } = require('cssstyle')
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet')
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils')
const cssom = require('rrweb-cssom')
const { NAMES, StyleIndex } = require('./jest-style-index.cjs')

const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' }
const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const SPELLED = new Map(NAMES.flatMap((name) => [name, camelCase(name)].map((spelled) => [spelled, name])))

const defaults = new StyleIndex(cssom.parse(defaultStyleSheet))
defaults.refresh()

const shaped = new Map()

/** The value of a property after several were set, as jsdom spells it. */
function shape(name, values) {
  const key = `${name}\n${values.join('\n')}`
  if (!shaped.has(key)) {
    const style = new CSSStyleDeclaration()
    for (const value of values) style.setProperty(name, value)
    shaped.set(key, style.getPropertyValue(name))
  }
  return shaped.get(key)
}

const split = new Map()

/** The classes and the tag of an element, as selectors name them. */
function keysOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? ''
  if (!split.has(text))
    split.set(
      text,
      [...new Set(text.match(/\S+/g))].map((name) => `.${name}`),
    )
  return [element._localName.toLowerCase(), ...split.get(text)]
}

/** The styles of one document. They are worked out again after it changed. */
class Styles {
  #indexes = []
  #version = -1
  #known = new WeakMap()

  constructor(document) {
    this.document = document
  }

  computed(element, name) {
    this.#refresh()
    for (let at = element; at; at = at.parentElement) {
      const own = this.#saidOf(at).get(name) ?? ''
      if (own !== '') return own
      if (!(name in INHERITED)) return ''
    }
    return INHERITED[name]
  }

  #refresh() {
    const sheets = this.document.styleSheets._list
    let changed = sheets.length !== this.#indexes.length
    sheets.forEach((sheet, at) => {
      if (this.#indexes[at]?.sheet !== sheet) this.#indexes[at] = new StyleIndex(sheet)
      changed = this.#indexes[at].refresh() || changed
    })
    this.#indexes.length = sheets.length
    if (!changed && this.document._version === this.#version) return
    this.#version = this.document._version
    this.#known = new WeakMap()
  }

  /** What the sheets and the element itself set. */
  #saidOf(element) {
    const known = this.#known.get(element)
    if (known) return known
    const { said, lasting } = this.#work(element)
    // The document does not know of changes to an element outside of it.
    if (lasting && element._attached) this.#known.set(element, said)
    return said
  }

  #work(element) {
    const values = new Map()
    const hear = (name, value) =>
      value === 'unset' ? values.delete(name) : values.set(name, [...(values.get(name) ?? []), value])
    const keys = keysOf(element)
    let lasting = true
    for (const index of [defaults, ...this.#indexes])
      for (const rule of index.rulesFor(keys)) {
        lasting &&= !rule.ofTheMoment
        if (rule.matches(element, keys)) for (const [name, value] of rule.said) hear(name, value)
      }
    const { style } = element
    if (style?.length > 0)
      for (const name of NAMES) {
        const value = style.getPropertyValue(name)
        if (value !== '') hear(name, value)
      }
    return { said: new Map([...values].map(([name, all]) => [name, shape(name, all)])), lasting }
  }
}

/** jsdom's own answer is worked out only when another property is asked for. */
function answer(styles, element, whole) {
  let all
  const rest = () => (all ??= whole())
  const getPropertyValue = (name) =>
    SPELLED.get(name) === name ? styles.computed(element, name) : rest().getPropertyValue(name)
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === 'getPropertyValue') return getPropertyValue
        const quick = SPELLED.get(name)
        if (quick !== undefined) return styles.computed(element, quick)
        const value = rest()[name]
        return typeof value === 'function' ? value.bind(rest()) : value
      },
      has: (_target, name) => name in rest(),
      ownKeys: () => Reflect.ownKeys(rest()),
      getOwnPropertyDescriptor: (_target, name) => {
        const found = Reflect.getOwnPropertyDescriptor(rest(), name)
        return found && { ...found, configurable: true }
      },
    },
  )
}

/**
 * Finding elements by role asks each of them for `display`, `visibility` and `pointer-events`; the checks of
 * accessibility also ask whether each is drawn at all. jsdom matches all elements with every rule and works out every
 * property, which is a third of the time of the tests of screens. Here only a few properties are worked out, from the
 * rules that set them and that the element can match, in jsdom's own way (style-rules.js): rules count in their order.
 * jsdom answers everything else.
 */
module.exports = function quickenStyles(window) {
  const whole = window.getComputedStyle.bind(window)
  const styles = new WeakMap()
  window.getComputedStyle = (wrapper, pseudo) => {
    if (pseudo || !(wrapper instanceof window.Element)) return whole(wrapper, pseudo)
    const element = implForWrapper(wrapper)
    const document = element._ownerDocument
    if (!styles.has(document)) styles.set(document, new Styles(document))
    return answer(styles.get(document), element, () => whole(wrapper))
  }
}
