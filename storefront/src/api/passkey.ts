import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'

/** What one of the person's passkeys answers; the browser asks for it in a window of its own. */
export const showPasskey = (asked: unknown) =>
  startAuthentication({ optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON })
