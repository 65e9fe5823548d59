import { backUpTonight, type NightlyOrder } from './nightly.js'

/** What the process of a nightly backup says to the shop that started it. */
export type FromBackup = { counts: Record<string, number> } | { failure: string }

const say = (message: FromBackup): void => void process.send?.(message, () => process.disconnect())

process.once('message', ({ dataDir, folder, at }: Record<keyof NightlyOrder, string>) => {
  backUpTonight({ dataDir, folder, at: new Date(at) }).then(
    (counts) => say({ counts }),
    (error: unknown) => say({ failure: error instanceof Error ? error.message : String(error) }),
  )
})
