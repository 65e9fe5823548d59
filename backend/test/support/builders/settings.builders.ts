import { type Client } from '../http/client.js'
import { type WireError } from '../http/orders.wire.js'

interface Entry {
  code: string
  label: string
  hidden: boolean
}
/** The settings as the console gets them. */
export interface WireSettings {
  version: number
  phone: string
  cancellationPercent: number
  address: { line: string; city: string; state: string; pin: string }
  catalogue: Record<'variantTypes' | 'variantOils' | 'variantSpicies' | 'variantWeights', Entry[]>
  used: Record<string, Record<string, number>>
}

export async function readSettings(boss: Client): Promise<WireSettings> {
  return (await boss.get<WireSettings>('/api/admin/settings')).body
}

/** Changes what is given, from the version that is there now. */
export async function saveSettings(boss: Client, values: object) {
  const { version } = await readSettings(boss)
  return boss.put<WireSettings & WireError>('/api/admin/settings', { version, ...values })
}
