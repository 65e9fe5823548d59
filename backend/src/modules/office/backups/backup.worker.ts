import { answerOrder } from './aside.js'
import { backUpTonight, type NightlyOrder } from './nightly.js'

answerOrder(({ dataDir, folder, at }: Record<keyof NightlyOrder, string>) =>
  backUpTonight({ dataDir, folder, at: new Date(at) }),
)
