/**
 * MUI's text area measures itself after each key, by every style that it has. jsdom has no layout to measure, and works
 * out all of them for nothing.
 */
const React = require('react')

/** What only the measuring needs; the element knows none of them. */
const MEASURED = new Set(['minRows', 'maxRows'])

const PlainTextarea = React.forwardRef(function PlainTextarea(props, ref) {
  const known = Object.entries(props).filter(([name]) => !MEASURED.has(name))
  return React.createElement('textarea', { rows: props.minRows, ...Object.fromEntries(known), ref })
})

module.exports = { __esModule: true, default: PlainTextarea }
