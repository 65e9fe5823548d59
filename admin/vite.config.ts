import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env['PORT'] ?? 3000}`

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
  },
  server: {
    port: 5174,
    // The login screen is the shop's; in development the running server shows it.
    proxy: Object.fromEntries(
      ['/api', '/uploads', '/sandbox', '/images', '/login', '/assets/shop'].map((path) => [path, server]),
    ),
  },
})
