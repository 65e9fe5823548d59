import { type ComponentType, createElement, lazy, useEffect, useMemo, useState } from 'react'
import { patiently, whenQuiet } from './quiet.js'
import { useIsAlive } from './use-is-alive.js'

export interface Screen {
  /** Fetches the code of the screen; afterwards it renders at once, which hydration and the server need. */
  preload: () => Promise<unknown>
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

function loadOnce<Props>(load: Load<Props>) {
  const code: { ready?: ComponentType<Props>; preload: Load<Props> } = {
    preload: () =>
      (loading ??= load().then(
        (module) => {
          code.ready = module.default
          return module
        },
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )),
  }
  let loading: ReturnType<Load<Props>> | undefined
  return code
}

/** A screen whose code comes when it is asked for. */
export function screen<Props extends object>(load: Load<Props>): Screen & ComponentType<Props> {
  const code = loadOnce(load)
  const Later = lazy(code.preload)
  const Screen = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => code.ready ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Screen, { preload: code.preload })
}

/**
 * A part of a screen that can be read before its code is there, since the server renders it: that code comes last. Where
 * the browser renders the part itself, it comes at once. Until then the part is marked, and a button in it that is
 * pressed is pressed again when it comes alive: see public/first-paint.js.
 */
export function servedPart<Props extends object>(load: Load<Props>): Screen & ComponentType<Props> {
  const code = loadOnce(load)
  const Now = lazy(code.preload)
  const Later = lazy(() => whenQuiet().then(() => patiently(code.preload)))
  const Part = (props: Props) => {
    const isAlive = useIsAlive()
    const [Shown] = useState<ComponentType<Props>>(() => code.ready ?? (isAlive ? Now : Later))
    useEffect(() => {
      if (isAlive) document.dispatchEvent(new Event('alive'))
    }, [isAlive])
    // Coming alive changes the mark alone: the part within is not rendered again for it.
    const shown = useMemo(() => <Shown {...props} />, [Shown, props])
    return createElement('served-part', { 'data-later': isAlive ? undefined : '' }, shown)
  }
  return Object.assign(Part, { preload: code.preload })
}
