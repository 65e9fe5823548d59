import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** What one of the person's passkeys answers; the browser asks for it in a window of its own. */
export const showPasskey = (asked: unknown): Promise<object> =>
  startAuthentication({ optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON })

/** The browser's answer about a passkey that it made; null when the device has a passkey of this person already. */
export async function makePasskey(asked: unknown): Promise<object | null> {
  try {
    return await startRegistration({ optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON })
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    if (isThere) return null
    throw error
  }
}
