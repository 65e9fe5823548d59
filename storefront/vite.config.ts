import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { type PluginObj, transformAsync } from '@babel/core'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, minify, type Plugin } from 'vite'

const server = `http://localhost:${process.env['PORT'] ?? 3000}`

/** Names for debugging, which keep a component in the bundle that nothing uses. */
const withoutDisplayNames: PluginObj = {
  visitor: {
    ExpressionStatement: (path) => {
      const target = path.get('expression.left')
      if (
        !Array.isArray(target) &&
        target.isMemberExpression() &&
        target.get('property').isIdentifier({ name: 'displayName' })
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
      const plugins = ['@babel/plugin-transform-react-pure-annotations', withoutDisplayNames]
      const marked = await transformAsync(code, { filename, plugins, configFile: false, babelrc: false })
      return marked?.code ?? code
    },
  },
}

/**
 * The first paint waits only for the document: its styles and the small script are inside it. The page server names
 * both by digest in the content security policy (backend, inline-sources.ts).
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
    const [link, style] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? ['', '']
    const css = (await readFile(join(dir, style), 'utf8')).trim()
    const filled = html
      .replace(link, () => `<style>${css}</style>`)
      .replace('<script src="/first-paint.js">', () => `<script id="first-paint">${code.trim()}`)
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
  plugins: [react(), markRouterPure, firstPaintInside, manifestAside],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every first screen needs comes as one file: it packs better than several.
      output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
      treeshake: {
        moduleSideEffects: (id) => !id.includes('/react-router'),
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/uploads', '/sandbox', '/dashboard'].map((path) => [path, server])),
  },
})
