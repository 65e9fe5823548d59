import { type ComponentType, lazy, useState } from 'react'

export interface Screen {
  /** Fetches the code of the screen; afterwards it renders at once, which hydration and the server need. */
  preload: () => Promise<unknown>
}

/** A screen whose code comes when it is asked for. */
export function screen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Screen & ComponentType<Props> {
  let ready: ComponentType<Props> | undefined
  let loading: ReturnType<typeof load> | undefined
  const preload = () =>
    (loading ??= load().then((module) => {
      ready = module.default
      return module
    }))
  const Later = lazy(preload)
  const Screen = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Screen, { preload })
}
