/**
 * `npm run dev`: the API restarted on change, shop (5173) and console (5174) with hot reload, both proxying the API.
 */
import './lib/environment.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
const bin = (name) => join(root, 'node_modules', '.bin', name)
const children = [
  spawn(bin('nest'), ['build', '--config', '../nest-cli.json', '--watch'], {
    cwd: join(root, 'backend'),
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch-path=backend/dist', '--watch-preserve-output', 'backend/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(bin('vite'), ['--port', '5173', '--strictPort'], { cwd: join(root, 'storefront'), stdio: 'inherit' }),
  spawn(bin('vite'), ['--port', '5174', '--strictPort'], { cwd: join(root, 'admin'), stdio: 'inherit' }),
]
const api = `http://localhost:${process.env.PORT ?? 3000}`
console.log(`
  With reload  the shop     http://localhost:5173
               the console  http://localhost:5174
  As built     all of it    ${api}
`)
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
children.forEach((child) => child.on('exit', stop))
