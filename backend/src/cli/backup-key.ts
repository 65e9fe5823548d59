import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { print } from '../boot/print.js'
import { runCommand, typed } from './command.js'

/** Prints a new pair of keys for off-site backups. It is stored nowhere. */
async function backupKey(): Promise<void> {
  typed('Usage: npm run backup:key', {})
  const identity = await generateX25519Identity()
  print(
    'A new pair of keys for backups out of the house. It is stored nowhere: what you do not copy now is gone.\n',
  )
  print(`Public key:   ${await identityToRecipient(identity)}`)
  print(
    '  It goes into the settings of the server (.env): OFFSITE_RECIPIENT=age1…. It can only lock. Anybody may see it.\n',
  )
  print(`Private key:  ${identity}`)
  print('  It opens the backups. Never put it on the server, into an e-mail or a chat.')
  print(
    '  Write it on paper twice, compare each letter, and keep the papers at two places: one at home, one with a relative.',
  )
  print('  Without it the backups are lost; whoever has it reads all customers.')
}

runCommand(backupKey, [])
