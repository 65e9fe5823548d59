import { Inject, Injectable } from '@nestjs/common'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { CHALLENGE_MS } from './passkey-challenges.service.js'
import { type RelyingParty, relyingParty } from './relying-party.js'
import { type PasskeyDocument } from './schemas/passkey.schema.js'

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON
/** What a browser brings of a passkey: of a new one, and of one that signed. */
export type NewPasskeyProof = Pick<RegistrationResponseJSON, Read>
export type PasskeyProof = Pick<AuthenticationResponseJSON, Read>
type Read = 'id' | 'rawId' | 'type' | 'response'

/** What is kept of a passkey that was made. */
export type MadePasskey = Pick<PasskeyDocument, 'credentialId' | 'publicKey' | 'counter' | 'transports'>
type Known = Pick<PasskeyDocument, 'credentialId' | 'transports'>

/** ES256 and RS256: each device knows one of them, and so does each Node. */
const ALGORITHMS = [-7, -257]
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const named = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
})

/** The library knows much that no shop needs at its start. */
const webauthn = () => import('@simplewebauthn/server')

/**
 * WebAuthn itself: the options for browsers, and the check whether their answers are right for the shop's own address.
 */
@Injectable()
export class PasskeyProofs {
  readonly shop: RelyingParty | null

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.shop = relyingParty(config)
  }

  async toMake(
    shop: RelyingParty,
    { id, mobileNumber }: { id: string; mobileNumber: string },
    challenge: string,
    known: readonly Known[],
  ): Promise<CreationOptions> {
    const { generateRegistrationOptions } = await webauthn()
    return generateRegistrationOptions({
      rpName: 'Jaadi',
      rpID: shop.id,
      userName: mobileNumber,
      userID: new Uint8Array(Buffer.from(id)),
      challenge: bytesOf(challenge),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: known.map(named),
      // It comes after number and PIN, so that the device need not keep the name of the account.
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
  }

  async toShow(shop: RelyingParty, challenge: string, known: readonly Known[]): Promise<RequestOptions> {
    const { generateAuthenticationOptions } = await webauthn()
    return generateAuthenticationOptions({
      rpID: shop.id,
      challenge: bytesOf(challenge),
      timeout: CHALLENGE_MS,
      allowCredentials: known.map(named),
      userVerification: 'preferred',
    })
  }

  /** The challenge that an answer says it answers; null when that cannot be read. */
  async challengeOf({ response }: NewPasskeyProof | PasskeyProof): Promise<string | null> {
    const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
    try {
      const { challenge, crossOrigin } = decodeClientDataJSON(response.clientDataJSON)
      // The shop never shows one of its pages inside a page of another site.
      return crossOrigin === true || typeof challenge !== 'string' ? null : challenge
    } catch {
      return null
    }
  }

  /** Null where anything of it is wrong: address, challenge, flags or key. */
  async made(response: NewPasskeyProof, expectedChallenge: string): Promise<MadePasskey | null> {
    const { shop } = this
    if (!shop) return null
    const { verifyRegistrationResponse } = await webauthn()
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge,
        ...expected(shop),
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (!verified) return null
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
      }
    } catch {
      // The library throws when a proof is invalid. Its messages hold challenges, which must not be logged.
      return null
    }
  }

  /** How often the passkey has signed; null when anything is wrong, also when the counter did not rise. */
  async shown(
    response: PasskeyProof,
    expectedChallenge: string,
    { credentialId, publicKey, counter }: MadePasskey,
  ): Promise<number | null> {
    const { shop } = this
    if (!shop) return null
    const { verifyAuthenticationResponse } = await webauthn()
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge,
        ...expected(shop),
        credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
      })
      return verified ? authenticationInfo.newCounter : null
    } catch {
      return null
    }
  }
}

const expected = ({ id, origins }: RelyingParty) => ({
  expectedRPID: id,
  expectedOrigin: [...origins],
  // Preferred: a key without a PIN of its own stands behind the PIN of the account.
  requireUserVerification: false,
})
