import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from 'hono/jwt'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { runRelease } from '../cli/run-release.ts'

const repository = 'acme/commerce'

/** A CI with its own keys, whose runs are given tokens. */
async function startCi() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  )
  const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'one', alg: 'RS256' }
  const secret = { ...(await crypto.subtle.exportKey('jwk', privateKey)), kid: 'one', alg: 'RS256' }
  let claims: Record<string, unknown> = {}
  const http = createServer(async ({ url = '' }, answer) => {
    const audience = new URL(url, issuer).searchParams.get('audience') ?? ''
    const token = () => sign({ iss: issuer, aud: audience, ...claims }, secret as never, 'RS256')
    answer.end(JSON.stringify(url.includes('jwks') ? { keys: [jwk] } : { value: await token() }))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void http.close())
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    issuer,
    say(given: typeof claims) {
      claims = given
    },
  }
}

const mainRun = {
  repository,
  actor: 'mina',
  sha: 'a'.repeat(40),
  ref: 'refs/heads/main',
  run_id: '7',
  exp: Math.floor(Date.now() / 1000) + 300,
}

async function givenRepository() {
  const ci = await startCi()
  const served = await serveReleases({ policy: { production: { branch: 'main' } } })
  await served.buildShell()
  await served.buildRemote('commerce')
  const { teams } = JSON.parse(await readFile(served.teamsFile, 'utf8')) as { teams: { team: string }[] }
  const withCi = teams.map((team) =>
    team.team === 'platform' ? { ...team, ci: { issuer: ci.issuer, repository } } : team,
  )
  await writeFile(served.teamsFile, JSON.stringify({ teams: withCi }))
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: `${ci.issuer}/token?x=1`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'r' }
  const publish = (claims: Record<string, unknown>) => {
    ci.say(claims)
    const args = ['publish', 'shell', 'commerce', '--no-build', '--by', 'nobody', '--to', served.served.url]
    return runRelease(args, { root: served.root, env, print: () => undefined })
  }
  return { ...served, publish }
}

test('a workflow publishes without a stored token, and the history has what its token proves', async () => {
  const { publish, store } = await givenRepository()
  await publish(mainRun)
  expect((await store.listMoves())[0]).toMatchObject({
    by: 'mina',
    commit: mainRun.sha,
    run: expect.stringContaining('/acme/commerce/actions/runs/7'),
    team: 'platform',
  })
})

test('an environment that requires a branch refuses other branches and tokens without claims', async () => {
  const { publish, root, served, tokens, store } = await givenRepository()
  await expect(publish({ ...mainRun, ref: 'refs/heads/try' })).rejects.toThrow(
    'production takes only what CI built of main, and this is try.',
  )
  await expect(publish({ ...mainRun, ref: 'refs/pull/4/merge' })).rejects.toThrow('this is a pull request.')
  const place = { root, server: served.url, token: tokens.platform }
  await expect(runCommand(place, 'publish', 'shell', 'commerce', '--no-build')).rejects.toThrow(
    'this token does not say what it was built of',
  )
  expect(await store.readCurrent()).toBeUndefined()
})

test.each([
  ['of another repository', { repository: 'acme/other' }],
  ['that has run out', { exp: 1 }],
  ['for another release server', { aud: 'https://releases.example.com' }],
  ['of another issuer', { iss: 'https://token.example.com' }],
])('a token %s is not known', async (_, changes) => {
  const { publish } = await givenRepository()
  await expect(publish({ ...mainRun, ...changes })).rejects.toThrow('does not know this token')
})
