import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, parse } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, minify, type BuildEnvironmentOptions, type Plugin } from 'vite'

const server = 'http://localhost:3000'

// The package's own entry names its development build for every bundler; the production build lies beside it.
const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
]

/**
 * The router's components are values without effect until used, but neither its code nor its display names say
 * so: with this the bundler leaves out what the shop does not use (its Link, NavLink, Form and what they pull in).
 */
const leaveOutUnusedRouter: Plugin = {
  name: 'leave-out-unused-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production/ },
    handler: (code) =>
      code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
}

/** Files of public/ are copied as they are; this one is fetched before anything else, so it goes without its comments. */
const smallFirstPaint: Plugin = {
  name: 'small-first-paint',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: async ({ dir }) => {
    const file = join(dir ?? 'dist', 'first-paint.js')
    const { code } = await minify(file, await readFile(file, 'utf8'))
    await writeFile(file, code)
  },
}

/**
 * What every first screen needs; dialogs, forms and the other screens come when they are asked for. The styles of all
 * screens that are served rendered come at once: the page waits for style, and two files take longer than one.
 */
const firstLoad =
  /(Landing|Footer|GlazeEdge|ProductPage|dialogs|Prose)\.module\.css|node_modules(?!\/leaflet)|src\/(app|state|words\/(shell|catalog)|ui\/(?!Dialog|Field|GlazeEdge|jar)|api\/(http|session|shop|cart)\.|features\/(catalog\/(filters|product-path|Product(s|Card|Buy|Filters))\.|home\/Header))/

/** The same screens for the server's first view: one file, with the production React inside, so that it needs no package. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  ssr: 'src/server/entry-server.tsx',
  minify: true,
  manifest: false,
  copyPublicDir: false,
  emptyOutDir: false,
  rolldownOptions: { output: { codeSplitting: false } },
}

export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [react(), leaveOutUnusedRouter, smallFirstPaint],
  // Names that pack better than hashes; no two style files are called the same.
  css: {
    modules: { generateScopedName: (name, file) => `${parse(file).name.replace('.module', '')}-${name}` },
  },
  resolve: { alias: command === 'build' ? productionRouter : [] },
  // The shop shares its origin with the console: everything it loads lies below /assets/shop.
  // Nothing is inlined, so that the strict content security policy needs no exception.
  environments: {
    ssr: {
      build: serverBuild,
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  },
  builder: {},
  build: {
    outDir: 'dist',
    assetsDir: 'assets/shop',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What the first screen needs comes as one file: it packs better than several.
      output: { codeSplitting: { groups: [{ name: 'shop', test: firstLoad }] } },
      treeshake: {
        moduleSideEffects: (id) => !id.includes('/react-router'),
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/sandbox': server, '/dashboard': server } },
}))
