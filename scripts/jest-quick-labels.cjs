/**
 * For each field jsdom searches the whole document for its labels, and for each label that it meets it searches again for
 * the field. Finding fields by label is a twentieth of the time of the tests of the console. Here all labels are found at
 * once, and their fields by the ids that the document keeps.
 */
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList')
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls')
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants')

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']
const implementation = (name) =>
  require(`jsdom/lib/jsdom/living/nodes/HTML${name}Element-impl`).implementation.prototype

const found = new WeakMap()

/** The labels below a root, by the element that they are of. */
function labelsBelow(root) {
  const known = found.get(root)
  if (known?.version === root._version) return known.labels
  const labels = new Map()
  for (const node of domSymbolTree.treeIterator(root)) {
    const { control } = node
    if (control) labels.set(control, [...(labels.get(control) ?? []), node])
  }
  found.set(root, { version: root._version, labels })
  return labels
}

const label = implementation('Label')
const { get: searched } = Object.getOwnPropertyDescriptor(label, 'control')
Object.defineProperty(label, 'control', {
  configurable: true,
  enumerable: true,
  get() {
    const id = this.getAttributeNS(null, 'for')
    const document = this._ownerDocument
    // Of two with the same id it is the first in the document.
    if (!id || !this._attached || this.getRootNode({}) !== document || document._ids[id]?.length > 1)
      return searched.call(this)
    const element = document.getElementById(id)
    return element && isLabelable(element) ? element : null
  },
})
for (const prototype of LABELABLE.map(implementation)) {
  const { get: all } = Object.getOwnPropertyDescriptor(prototype, 'labels')
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    enumerable: true,
    get() {
      if (!this._labels && isLabelable(this)) {
        const root = this.getRootNode({})
        const query = () => labelsBelow(root).get(this) ?? []
        this._labels = NodeList.createImpl(root._globalObject, [], { element: root, query })
      }
      return all.call(this)
    },
  })
}
