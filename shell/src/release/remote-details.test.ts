import { afterEach, expect, it, vi } from 'vitest'
import { buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { preloadPath } from './release-assets.ts'
import { fetchDetails } from './remote-details.ts'

document.body.innerHTML = `<script type="application/json" id="release-assets">${JSON.stringify({
  files: [['/shell/1/frame.js']],
  signIn: [],
  frame: [0],
  paths: {},
})}</script>`

const listPreloads = () =>
  [...document.head.querySelectorAll('link')].map((link) => new URL(link.href).pathname)

let hashes = 0

/** A remote whose release entry has only the integrity of its details. */
function invent() {
  const { code, ...announced } = buildReleasedRemote({ name: 'notes' })
  const hash = String(++hashes).padStart(16, '0')
  const details = `sha384-${hash.padEnd(64, 'A')}`
  const answer = {
    format: 1,
    code,
    assets: { files: [['/shell/1/ui-list.js', details]], paths: { '/notes/': [0] } },
  }
  return { remote: { ...announced, details }, address: `/releases/notes.${hash}.json`, details, answer }
}

type Ask = { address: string; integrity: string | undefined }

function serve(...answers: (() => Response)[]): Ask[] {
  const asked: Ask[] = []
  vi.stubGlobal('fetch', async (address: string, { integrity }: RequestInit) => {
    asked.push({ address, integrity })
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
  return asked
}

afterEach(() => void vi.unstubAllGlobals())

it('fetches details once, by their integrity in the release, and registers what the paths need', async () => {
  const { remote, address, details, answer } = invent()
  const asked = serve(() => Response.json(answer))
  const [first, second] = await Promise.all([fetchDetails(remote), fetchDetails(remote)])
  expect(first).toEqual(answer)
  expect(second).toBe(first)
  expect(await fetchDetails(remote)).toBe(first)
  expect(asked).toEqual([{ address, integrity: details }])
  preloadPath('/console/remotes/')
  expect(listPreloads()).toEqual(['/shell/1/frame.js'])
  preloadPath('/notes/')
  expect(listPreloads()).toEqual(['/shell/1/frame.js', '/shell/1/ui-list.js'])
})

it('distinguishes changed details from missing ones, and fetches both again', async () => {
  const { remote, answer } = invent()
  const refuse = () => {
    throw new TypeError('Failed to find a valid digest')
  }
  serve(refuse, () => Response.json({}))
  await expect(fetchDetails(remote)).rejects.toMatchObject({ reason: 'tampered' })
  serve()
  await expect(fetchDetails(remote)).rejects.toMatchObject({ reason: 'unreachable' })
  serve(() => new Response('', { status: 404 }))
  await expect(fetchDetails(remote)).rejects.toMatchObject({ reason: 'unreachable' })
  serve(() => Response.json(answer))
  expect(await fetchDetails(remote)).toEqual(answer)
})

it.each([
  ['no JSON', () => new Response('<!doctype html>')],
  ['of a later form', () => Response.json({ format: 2 })],
])('refuses details that are %s', async (_, answer) => {
  serve(answer)
  await expect(fetchDetails(invent().remote)).rejects.toMatchObject({ reason: 'invalid' })
})

it('refuses a remote for which the release names neither code nor details', async () => {
  const asked = serve()
  await expect(fetchDetails(buildReleasedRemote({ name: 'notes' }))).rejects.toMatchObject({
    reason: 'invalid',
  })
  expect(asked).toEqual([])
})
