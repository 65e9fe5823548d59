/** A file of a package, as the environment of the browser's tests loads it (jest-browser.environment.mjs). */
module.exports = {
  process: (_source, path) => ({
    code: `module.exports = globalThis.requirePackage(${JSON.stringify(path)}, require)`,
  }),
}
