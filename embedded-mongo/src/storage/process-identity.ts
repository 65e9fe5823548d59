import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Text that no other process has had: process ids are reused, a process id with its start time is not. */
export const processIdentity = (pid: number): string | null => linuxIdentity(pid) ?? otherIdentity(pid)

function linuxIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name may hold spaces and brackets; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot} ${fields[19]}`
  } catch {
    return null
  }
}

function otherIdentity(pid: number): string | null {
  if (process.platform === 'linux') return null
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || 'running'
  } catch {
    return 'running'
  }
}
