/**
 * Joins the compiled backend and its packages into a few files, which is what runs as a process: a start reads a tenth of
 * what it read before (ADR 26). Tests within a process go on using the files themselves.
 */
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist')
const bundle = join(dist, 'bundle')

const COMMANDS = [
  'backup',
  'backup-fetch',
  'backup-key',
  'create-admin',
  'move',
  'restore',
  'seed',
  'stock-check',
]
const STARTED = ['main.js', ...COMMANDS.map((name) => `cli/${name}.js`)]

/** Packages with machine code, or with files that they look for beside themselves, and those with threads. */
const LEFT_OUTSIDE = ['@jaadi/embedded-mongo', '@node-rs/argon2', 'pdfkit', 'piscina', 'sharp']

/** What packages look for and do without: the shop has none of it. */
const NOT_THERE = [
  '@aws-sdk/credential-providers',
  // Compilers of schemas, of which no route has one (`adapter.ts`).
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/multipart',
  '@fastify/view',
  '@mongodb-js/zstd',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
]

/** Packages with large tables that hardly any shop needs. They are joined like others, but load only when first used. */
const RUN_LATER = [
  // The driver prepares a password of MONGODB_URI with it.
  '@mongodb-js/saslprep',
  // class-validator checks phone numbers with it; the shop has rules of its own.
  'libphonenumber-js/max',
]

const isOf = (packages) => (id) => packages.some((name) => id === name || id.startsWith(`${name}/`))

/** What a file looks for beside itself lies beside the compiled file still, not beside the bundle. */
const besideCompiled = {
  name: 'beside-compiled',
  transform: {
    filter: { id: /[\\/]backend[\\/]dist[\\/]/, code: /, import\.meta\.url\)/ },
    handler: (code, id) => {
      const there = relative(bundle, id).split(sep).join('/')
      return code.replaceAll(', import.meta.url)', `, new URL('${there}', import.meta.url))`)
    },
  },
}

const required = new Set()
/** Replaces each package of `RUN_LATER` by an object that requires it when a function of it is first read (CommonJS only). */
const runLater = {
  name: 'run-later',
  resolveId: {
    filter: { id: new RegExp(`^(${RUN_LATER.join('|')})$`) },
    handler: async function (id, importer) {
      const { id: file } = await this.resolve(id, importer, { skipSelf: true })
      required.add(id)
      return `\0run later:${file}`
    },
  },
  load: {
    filter: { id: /^\0run later:/ },
    handler: (id) =>
      `module.exports = new Proxy({}, { get: (_, name) => require(${JSON.stringify(id.slice(id.indexOf(':') + 1))})[name] })`,
  },
}

/** Two lines of packages that mean something else once they are joined. */
const MENDED = [
  {
    // A joined module is the `this` of what is called on it, and mongoose would take that for an instance of its own.
    file: /@nestjs[\\/]mongoose[\\/]dist[\\/]mongoose-core\.module\.js$/,
    from: '= mongoose.createConnection(',
    to: '= (0, mongoose.createConnection)(',
  },
  {
    // Its own `require` would load second copies, whose registries do not know this program's classes.
    file: /@nestjs[\\/]mapped-types[\\/]dist[\\/]type-helpers\.utils\.js$/,
    from: 'const require = createRequire(import.meta.url);',
    to: '',
  },
]

/** @throws when the line is no longer there: an update of the package has to be looked at. */
const mend = ({ file, from, to }) => ({
  name: `mend ${from}`,
  transform: {
    filter: { id: file },
    handler: (code, id) => {
      if (!code.includes(from)) throw new Error(`${id} has no longer: ${from}`)
      return code.replace(from, to)
    },
  },
})

const joined = await rolldown({
  input: Object.fromEntries(STARTED.map((file) => [basename(file, '.js'), join(dist, file)])),
  platform: 'node',
  external: isOf([...LEFT_OUTSIDE, ...NOT_THERE]),
  // Node implements the same standard; the package would load a table of all letters that domains may have.
  resolve: { alias: { 'whatwg-url': 'node:url' } },
  plugins: [besideCompiled, runLater, ...MENDED.map(mend)],
})
await joined.write({
  dir: bundle,
  format: 'esm',
  cleanDir: true,
  // Nest and mongoose go by the names of classes, and people by those in a stack.
  keepNames: true,
  // Each module becomes a function that runs once. V8 would keep a file of a thousand modules as one function for as long
  // as the program runs, with megabytes of code (ADR 26).
  strictExecutionOrder: true,
  minify: false,
  // V8 keeps every source, with two bytes for each character of a file that has one beyond Latin-1.
  charset: 'ascii',
  comments: { jsdoc: false },
})
const unused = RUN_LATER.filter((name) => !required.has(name))
if (unused.length > 0) throw new Error(`Nothing requires ${unused.join(', ')} any more`)
