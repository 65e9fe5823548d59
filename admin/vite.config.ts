import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env['PORT'] ?? 3000}`

/** What no other shared file imports: our staff list, and react-admin's parts that it is made of. */
const ONLY_IN_LISTS =
  /[\\/]kit[\\/]lists[\\/](StaffList|List|Export|last-shown|list-tabs|use-list-memory)|useListController|useListParams|ListBase\.|TablePagination|[\\/]list[\\/](filter|pagination)|SortButton|FilterLiveForm/

/**
 * Left alone, the bundler makes a file of each set of screens that share something: a screen asked for up to 94. What
 * the frame needs is one file, its libraries another, which a new version of the console seldom changes; what eight
 * screens or more share is the third, and what only lists need of that the fourth. The first load of a list is 8 % more
 * for it, and a fifth of the requests.
 */
const codeSplitting = {
  groups: [
    { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 3 },
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    {
      name: 'lists',
      test: ONLY_IN_LISTS,
      minShareCount: 8,
      priority: 1.5,
      // What they need of others stays with the others: a screen without a list does not ask for this file.
      includeDependenciesRecursively: false,
    },
    { name: 'shared', minShareCount: 8, priority: 1 },
  ],
}

export default defineConfig({
  base: '/',
  plugins: [react()],
  // The console shares its origin with the shop: everything it loads lies below /assets/console.
  build: {
    outDir: 'dist',
    assetsDir: 'assets/console',
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting } },
    chunkSizeWarningLimit: 700,
  },
  server: {
    port: 5174,
    // The login screen is the shop's; in development the running server shows it.
    proxy: Object.fromEntries(
      ['/api', '/uploads', '/sandbox', '/images', '/icons', '/login', '/assets/shop', '/push-worker.js'].map(
        (path) => [path, server],
      ),
    ),
  },
})
