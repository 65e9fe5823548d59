import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://localhost:${process.env['PORT'] ?? 3000}`

/** What forms are made of: react-admin's and ours, and the text field, which dialogs have without a form, too. */
const FORMS =
  /react-hook-form|ra-core[\\/]dist[\\/](form|controller)|ra-ui-materialui[\\/]dist[\\/](input|form|list|button)|kit[\\/]inputs[\\/](?!all-by-name)|kit[\\/]edit[\\/](?!DeleteButton|RowButtons|use-form-beside|value-in-words)|kit[\\/]lists[\\/](ListFilters|filter-inputs)/
const FIELDS =
  /@mui[\\/]material[\\/]esm[\\/](TextField|TextareaAutosize|Select|NativeSelect|\w*Input|Input[A-Z]|FormHelper|FormLabel|FormControl[\\/]FormControl\.)/
/** What opens beside a field or a picture: a screen without any does without it. */
const POPPERS = /@popperjs|@mui[\\/]material[\\/]esm[\\/]Popper/
const MENUS = /@mui[\\/]material[\\/]esm[\\/](Menu|Popover|List)/

/**
 * Left alone, the bundler makes a file of each set of screens that share something: a screen asked for up to 94. What
 * the frame needs is one file, its libraries another, which a new version of the console seldom changes. Then what a
 * list needs before its rows can be seen, what eight screens or more share, and the forms apart from it: a list has
 * them only once somebody filters it or opens a form.
 */
const codeSplitting = {
  groups: [
    { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 6 },
    { name: 'frame', tags: ['$initial' as const], priority: 5 },
    { name: 'lists', test: /kit[\\/]lists[\\/]StaffList/, priority: 4 },
    {
      name: 'shared',
      test: (id: string) => ![FORMS, FIELDS, MENUS, POPPERS].some((apart) => apart.test(id)),
      minShareCount: 8,
      priority: 3,
    },
    { name: 'menus', test: MENUS, minShareCount: 8, priority: 3 },
    { name: 'poppers', test: POPPERS, minShareCount: 8, priority: 3 },
    { name: 'fields', test: FIELDS, minShareCount: 8, priority: 2 },
    { name: 'forms', minShareCount: 8, priority: 1 },
  ],
}

/** Names every file of the release, beside the one that it begins with: the console's worker keeps them all. */
const namesOfFiles: Plugin = {
  name: 'names-of-files',
  generateBundle(_, bundle) {
    const files = Object.values(bundle)
    const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
    const names = files.map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/console/'))
    if (entry)
      this.emitFile({
        type: 'asset',
        fileName: entry.fileName.replace(/\.js$/, '.files.json'),
        source: JSON.stringify(names.map((name) => `/${name}`)),
      })
  },
}

export default defineConfig({
  base: '/',
  plugins: [react(), namesOfFiles],
  // The console shares its origin with the shop: everything it loads lies below /assets/console.
  build: {
    outDir: 'dist',
    assetsDir: 'assets/console',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting,
        // The frame names each of two hundred files twice, so their names are short.
        chunkFileNames: 'assets/console/[hash].js',
      },
    },
    chunkSizeWarningLimit: 700,
  },
  server: {
    port: 5174,
    // The login screen is the shop's; in development the running server shows it.
    proxy: Object.fromEntries(
      [
        '/api',
        '/uploads',
        '/sandbox',
        '/images',
        '/icons',
        '/login',
        '/assets/shop',
        '/push-worker.js',
        '/console-worker.js',
      ].map((path) => [path, server]),
    ),
  },
})
