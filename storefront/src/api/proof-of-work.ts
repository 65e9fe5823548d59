import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** The solved challenge, as the server takes it. It needs nobody: there is nothing to see, hear or click. */
export async function solve(challenge: unknown) {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
