/**
 * `npm run test:kills -- 50`: kills the application during checkouts and while it sends messages, backups at work, and the
 * database alone during writes of every kind, that often. After each kill it checks that nothing acknowledged is lost, and that indexes agree with documents.
 */
import { drill } from './lib/drill.mjs'

const [kills = '50'] = process.argv.slice(2)
await drill({
  built: ['embedded-mongo', 'backend'],
  projects: ['faults', 'embedded-mongo'],
  patterns: ['kill-during-orders', 'kill-during-messages', 'faults/backup', 'killed-writers'],
  environment: { KILLS: kills },
})
