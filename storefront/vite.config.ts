import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { type PluginObj, transformAsync } from '@babel/core'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, minify, type Plugin } from 'vite'

const server = `http://localhost:${process.env['PORT'] ?? 3000}`

/**
 * Assignments to a component that keep it in the bundle though nothing uses it: names for debugging, and the context of
 * the boundary that only the router's own `<Routes>` has, which the shop does without.
 */
const KEEPS = ['displayName', 'contextType']
const withoutAssignments: PluginObj = {
  visitor: {
    ExpressionStatement: (path) => {
      const target = path.get('expression.left')
      if (
        !Array.isArray(target) &&
        target.isMemberExpression() &&
        KEEPS.some((name) => target.get('property').isIdentifier({ name }))
      )
        path.remove()
    },
  },
}

/**
 * Marks the router's `forwardRef`, `memo` and `createContext` as free of effects, so that the bundler leaves out the
 * components that the shop does not use.
 */
const markRouterPure: Plugin = {
  name: 'mark-router-pure',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
    handler: async (code, filename) => {
      const plugins = ['@babel/plugin-transform-react-pure-annotations', withoutAssignments]
      const marked = await transformAsync(code, { filename, plugins, configFile: false, babelrc: false })
      return marked?.code ?? code
    },
  },
}

/**
 * Class names as constants of their own rather than as one object for each file: each then stands where it is used, and
 * none is loaded with a screen that does not show it. The file of the names stays, with nothing in it, since its styles
 * follow it.
 */
const classNamesInPlace: Plugin[] = [
  {
    name: 'class-names-in-place',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => code.replace(/import (\w+) from (?='[^']+\.module\.css')/g, 'import * as $1 from '),
    },
  },
  {
    name: 'styles-stay',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]

/**
 * The first paint waits only for the document: its styles and the small script, which reads them, are inside it. The page
 * server names both by digest in the content security policy (backend, inline-sources.ts).
 */
const firstPaintInside: Plugin = {
  name: 'first-paint-inside',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: async ({ dir = 'dist/public' }) => {
    const page = join(dir, 'index.html')
    const script = join(dir, 'first-paint.js')
    const { code } = await minify(script, await readFile(script, 'utf8'))
    const html = await readFile(page, 'utf8')
    const [link, file] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? ['', '']
    const css = (await readFile(join(dir, file), 'utf8')).trim()
    const filled = html
      .replace(link, '')
      .replace(
        '<script src="/first-paint.js">',
        () => `<style>${css}</style>\n    <script id="first-paint" data-styles="/${file}">${code.trim()}`,
      )
    await Promise.all([writeFile(page, filled), rm(script)])
  },
}

/** The page server reads which files a screen needs; browsers do not. */
const manifestAside: Plugin = {
  name: 'manifest-aside',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: async ({ dir = 'dist/public' }) => {
    const aside = join(dir, '..', 'server')
    await mkdir(aside, { recursive: true })
    await rename(join(dir, '.vite', 'manifest.json'), join(aside, 'manifest.json'))
    await rm(join(dir, '.vite'), { recursive: true })
  },
}

/**
 * The same screens for the server's first view: one file with the production React in it, so that it needs no package.
 */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  ssr: 'src/server/entry-server.tsx',
  minify: true,
  manifest: false,
  copyPublicDir: false,
  emptyOutDir: false,
  // V8 keeps the source: half of it where every character is in Latin-1.
  rolldownOptions: { output: { codeSplitting: false, charset: 'ascii' } },
}

export default defineConfig({
  base: '/',
  plugins: [react(), markRouterPure, classNamesInPlace, firstPaintInside, manifestAside],
  // Names that pack better than hashes; no two style files are called the same.
  css: {
    modules: { generateScopedName: (name, file) => `${parse(file).name.replace('.module', '')}-${name}` },
  },
  // The shop shares its origin with the console: everything it loads lies below /assets/shop.
  // No file is inlined as `data:`, which the content security policy does not know.
  environments: {
    ssr: {
      build: serverBuild,
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  },
  builder: {},
  build: {
    // What is served lies apart from what the server itself runs and reads.
    outDir: 'dist/public',
    assetsDir: 'assets/shop',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A screen's own file, beside its styles. What a part imports it names itself: to name that before, too, made every
      // first load 1 kB larger.
      resolveDependencies: (file) => (/(Screen|Page)-/.test(file) ? [file] : []),
    },
    rolldownOptions: {
      // What belongs together comes as one file, which packs better than many: what every first screen needs, what nearly
      // every screen shows, what a jar is taken with, what cart and orders say and ask, what the start page says, what
      // the footer and other texts about the seller say, and what jars are shown with.
      output: {
        // Seven letters tell a release of a file from the next as well as eight.
        chunkFileNames: 'assets/shop/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'shop', tags: ['$initial'] },
            { name: 'page', test: /\/src\/ui\/(Page|use-screen|format|product-words)\.tsx?$/ },
            {
              name: 'taking',
              test: /\/src\/(ui\/(Stepper|RichText)|state\/(use-choose|pending-choice)|words\/taking)\.tsx?$/,
            },
            { name: 'cart', test: /\/src\/(words\/cart|api\/(account|delivery))\.ts$/ },
            {
              name: 'orders',
              test: /\/src\/(words\/orders|api\/(orders|order-list)|ui\/(delivery-dates|times|LiveNote))\.tsx?$/,
            },
            { name: 'landing', test: /\/src\/(words\/landing|features\/home\/Block)\.tsx?$/ },
            { name: 'footer', test: /\/src\/(words\/(footer|tax)|ui\/(contact-links|promises))\.tsx?$/ },
            {
              name: 'jars',
              test: /\/src\/(ui\/(FoodMark|ProductPicture)|features\/catalog\/(jars|filter-values)|words\/(catalog|filters))\.tsx?$/,
            },
          ],
        },
      },
      treeshake: {
        // Words do nothing by themselves: where one of their constants stands, the rest of them is not fetched.
        moduleSideEffects: (id) => !/\/react-router|\/src\/words\//.test(id),
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        // The router's words for developers, who read them with the development server.
        manualPureFunctions: ['warning', 'invariant'],
      },
      optimization: { inlineConst: true },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/uploads', '/sandbox', '/dashboard'].map((path) => [path, server])),
  },
})
