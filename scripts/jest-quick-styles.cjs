/**
 * Finding elements by role asks each of them for `display`, `visibility` and `pointer-events`; the checks of
 * accessibility also ask for `opacity` and `content-visibility`. jsdom works out every property of all elements, which
 * is a third of the time of the tests of screens. Here only these five are worked out, from the few rules that set
 * them, in jsdom's own way (style-rules.js). Rules count in their order; those of a medium count only when it is the
 * screen. jsdom answers everything else.
 */
const cssom = require('rrweb-cssom')
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet')

const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' }
const QUICK = ['display', 'visibility', 'pointer-events', 'opacity', 'content-visibility']
const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const NAMES = new Map(QUICK.flatMap((name) => [name, camelCase(name)].map((spelled) => [spelled, name])))

const defaults = cssom.parse(defaultStyleSheet)

/** The rules of a sheet, and of those for the screen in it, that say something of one of the five. */
function sayingOf(sheet) {
  return [...sheet.cssRules]
    .flatMap((rule) =>
      rule.media ? (Array.from(rule.media).includes('screen') ? [...rule.cssRules] : []) : [rule],
    )
    .filter(({ style }) => style && QUICK.some((name) => style.getPropertyValue(name) !== ''))
}

/** Of a selector of one class and what stands behind it, such as `.css-1a2b:hover`: the class. */
const LEADING_CLASS = /^\.([\w-]+)(?:[.:[][^ ,>+~]*)?$/
const leading = new Map()

/** Nearly all rules are of a class that the element has not: that is seen without parsing the selector. */
function cannotMatch(element, selector) {
  if (!leading.has(selector)) leading.set(selector, LEADING_CLASS.exec(selector)?.[1] ?? null)
  const name = leading.get(selector)
  return name !== null && !element.classList.contains(name)
}

function matches(element, selector) {
  if (cannotMatch(element, selector)) return false
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

let known = { length: -1 }

/** All of them, in the order in which they count. Styles are added and taken away, never put in another's place. */
function rulesOf({ styleSheets: sheets }) {
  const [first, last] = [sheets[0], sheets[sheets.length - 1]]
  if (known.length !== sheets.length || known.first !== first || known.last !== last)
    known = { length: sheets.length, first, last, rules: [defaults, ...sheets].flatMap(sayingOf) }
  return known.rules
}

/** What sheets and the element itself say; '' when nothing does. */
function cascaded(element, name) {
  let value = ''
  const hear = (said) => {
    if (said === 'unset') value = ''
    else if (said !== '') value = said
  }
  for (const { style, selectorText } of rulesOf(element.ownerDocument)) {
    const said = style.getPropertyValue(name)
    if (said !== '' && matches(element, selectorText)) hear(said)
  }
  hear(element.style?.getPropertyValue(name) ?? '')
  return value
}

function computed(element, name) {
  const own = cascaded(element, name)
  if (own !== '' || !(name in INHERITED)) return own
  return element.parentElement ? computed(element.parentElement, name) : INHERITED[name]
}

const whole = window.getComputedStyle.bind(window)

/** jsdom's answer, worked out when something else than the five is asked for. */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !(element instanceof Element)) return whole(element, pseudo)
  let all
  const rest = () => (all ??= whole(element))
  const getPropertyValue = (name) =>
    NAMES.get(name) === name ? computed(element, name) : rest().getPropertyValue(name)
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === 'getPropertyValue') return getPropertyValue
        const quick = NAMES.get(name)
        if (quick !== undefined) return computed(element, quick)
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
