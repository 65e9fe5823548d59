import { bodyOf } from '../../api/request.js'

/** What is shown of a second factor. */
export interface Shown {
  code?: string
  passkey?: object
}

/** What keeps passkeys from being made or shown on this page; null where nothing does. `at` is the shop's address. */
export function passkeyHindrance(at: string | null) {
  if (at === null) return 'noAddress'
  if (new URL(at).hostname !== window.location.hostname) return 'otherAddress'
  return 'PublicKeyCredential' in window ? null : 'noBrowser'
}

/**
 * First sends nothing, so that the server answers with the options for a passkey; then asks for the passkey and sends
 * its answer.
 */
export async function sendPasskey(send: (shown: Shown) => Promise<void>): Promise<void> {
  const asked = await send({}).then(
    () => null,
    (error: unknown) => {
      const passkey = bodyOf(error).details?.['passkey']
      if (!passkey) throw error
      return passkey
    },
  )
  if (asked === null) return
  const { showPasskey } = await import('./webauthn.js')
  await send({ passkey: await showPasskey(asked) })
}
