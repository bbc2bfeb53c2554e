import { generateKeyPairSync, sign } from 'node:crypto'
import { joinSigned, toSignedBytes } from '@console/shared/release/signed-text'
import { expect, it } from 'vitest'
import { checkPointer } from './check-pointer.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const { x = '' } = publicKey.export({ format: 'jwk' })

const signPointer = (fields: object) => {
  const text = JSON.stringify({ serial: 1, ...fields })
  return joinSigned(sign(null, toSignedBytes('pointer', text), privateKey).toString('base64url'), text)
}

// proves T7
it.each([
  ['the environment that /config.json names', { environment: 'production' }, 'production', 'accepted'],
  ['this console', { environment: 'production', origin: location.origin }, 'production', 'accepted'],
  ['any environment, where /config.json names none', { environment: 'staging' }, undefined, 'accepted'],
  ['another environment', { environment: 'staging' }, 'production', 'another environment of the console'],
  ['no environment', {}, 'production', 'another environment of the console'],
  ['another console', { origin: 'https://staging.example.com' }, undefined, 'a console at another address'],
])('checks a pointer that is signed for %s', async (_, fields, environment, outcome) => {
  const checked = await checkPointer(signPointer(fields), { releaseKeys: [x], environment }).then(
    () => 'accepted',
    (error: unknown) => String(error),
  )
  expect(checked).toContain(outcome)
})
