import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser runs the page: false on the server, and while the page that the server rendered comes alive. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
