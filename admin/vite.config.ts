import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://localhost:3000'

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
    proxy: { '/api': server, '/sandbox': server, '/images': server, '/login': server },
  },
})
