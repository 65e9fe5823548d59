const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors')

/** The properties that are worked out here: finding by role, checks of accessibility and popups ask for them. */
const NAMES = [
  'display',
  'visibility',
  'pointer-events',
  'opacity',
  'content-visibility',
  'position',
  'overflow',
  'overflow-x',
  'overflow-y',
  'height',
  'width',
  'clip',
  'clip-path',
  'transform',
  'filter',
  'perspective',
  'contain',
  'will-change',
]

const HTML = 'http://www.w3.org/1999/xhtml'
/** A selector with such a character can spell a class differently from the attribute. */
const SPELLED_OTHERWISE = /[^ -[\]-~\s]/
const SIMPLE = /^(?:\.-?[a-z_][\w-]*|[a-z][a-z\d]*)$/i
/** Such as `:hover`, which can begin to match while the document stays the same. */
const OF_THE_MOMENT = /(?<!:):(?!:)/

/** Without what stands in quotes and brackets. */
function bareOf(selector) {
  let bare = selector.replace(/"[^"]*"|'[^']*'/g, '')
  for (let before; before !== bare;) {
    before = bare
    bare = bare.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  return bare
}

/** The class or the tag that an element must have to be matched by a part of a selector; null when by neither. */
function keyOf(part) {
  const [compound] = part.split(/[\s>+~|]+/).slice(-1)
  const key = /\.[\w-]+/.exec(compound) ?? /^[a-z][\w-]*/i.exec(compound)
  return key && (key[0].startsWith('.') ? key[0] : key[0].toLowerCase())
}

/** A rule that sets one of the properties. */
class Rule {
  constructor(selector, said, order) {
    const bare = bareOf(selector)
    const parts = bare.split(',').map((part) => part.trim())
    const plain = !SPELLED_OTHERWISE.test(selector)
    this.selector = selector
    this.said = said
    this.order = order
    this.ofTheMoment = OF_THE_MOMENT.test(selector)
    /** An element that matches has one of them; null when there is no such list. */
    this.keys = plain && parts.every(keyOf) ? [...new Set(parts.map(keyOf))] : null
    /** An element that has one of them matches: each is a whole part of the selector. */
    this.enough = new Set(
      plain && bare === selector ? parts.filter((part) => SIMPLE.test(part)).map(keyOf) : [],
    )
    this.told = parts.every((part) => SIMPLE.test(part)) && bare === selector && plain
  }

  matches(element, keys) {
    const ofHtml = element.namespaceURI === HTML
    if (keys.some((key) => this.enough.has(key) && (ofHtml || key.startsWith('.')))) return true
    return this.told && ofHtml ? false : matchesDontThrow(element, this.selector)
  }
}

/** The rules of one sheet that set one of the properties, by the class or tag that an element must have. */
class StyleIndex {
  #read = 0
  #last
  #kept = 0
  #byKey = new Map()
  #others = []

  constructor(sheet) {
    this.sheet = sheet
  }

  /** Reads the rules that were added. @returns whether the sheet changed. */
  refresh() {
    const { cssRules } = this.sheet
    if (cssRules.length === this.#read && cssRules[this.#read - 1] === this.#last) return false
    if (cssRules[this.#read - 1] !== this.#last) this.#forget()
    for (; this.#read < cssRules.length; this.#read++) this.#add(cssRules[this.#read])
    this.#last = cssRules[this.#read - 1]
    return true
  }

  /** Rules that can match, in the order in which they count. */
  rulesFor(keys) {
    const found = new Set(this.#others)
    for (const key of keys) for (const rule of this.#byKey.get(key) ?? []) found.add(rule)
    return [...found].sort((one, other) => one.order - other.order)
  }

  #forget() {
    this.#read = 0
    this.#byKey.clear()
    this.#others = []
  }

  /** Rules of a medium count only when it is the screen. */
  #add(rule) {
    if (!rule.media) this.#addPlain(rule)
    else if (Array.from(rule.media).includes('screen'))
      for (const inner of rule.cssRules) this.#addPlain(inner)
  }

  #addPlain({ style, selectorText }) {
    const said = Array.from(style ?? [], (name) => [name.toLowerCase(), style.getPropertyValue(name)]).filter(
      ([name, value]) => NAMES.includes(name) && value !== '',
    )
    if (said.length === 0) return
    const rule = new Rule(selectorText, said, this.#kept++)
    if (rule.keys === null) this.#others.push(rule)
    else for (const key of rule.keys) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), rule])
  }
}

module.exports = { NAMES, StyleIndex }
