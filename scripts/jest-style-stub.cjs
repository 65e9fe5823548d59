// Style and asset imports have no meaning in a test; a class name is its own key.
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : String(key)) })
