import { createHash } from 'node:crypto'
import { appendFile, chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitSigned } from '@console/shared/release/signed-text'
import { describe, expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'
import { createReleaseKey, isSignedBy, readReleaseKey } from './signing/release-key.ts'

const made = { by: 'mina', reason: 'a test' }

async function inventKeys() {
  const workspace = await inventWorkspace()
  const site = workspace.siteDir
  const [key, otherKey] = await Promise.all([
    createReleaseKey(join(workspace.root, 'key.pem'), site),
    createReleaseKey(join(workspace.root, 'other-key.pem'), site),
  ])
  return { workspace, site, key, otherKey }
}

/** A site of two signed releases, which differ in commerce; the second is current. */
async function publishSigned() {
  const { workspace, site, key, otherKey } = await inventKeys()
  const store = openReleaseStore(site)
  const signing = { key }
  const units = [await workspace.buildShell(), await workspace.buildRemote('commerce')]
  const first = (await store.publish({ units, ...made, signing })).release
  const changed = await workspace.buildRemote('commerce', { text: 'second' })
  const second = (await store.publish({ units: [changed], ...made, signing })).release
  const pointer = join(site, 'releases/current.json')
  const another = await workspace.buildRemote('content')
  return { workspace, site, store, key, otherKey, signing, first, second, pointer, another }
}

const readSigned = async (file: string) => {
  const split = splitSigned(await readFile(file, 'utf8'))
  if (split === null) throw new Error(`${file} is not signed`)
  return { ...split, value: JSON.parse(split.text) }
}

describe('a signed release', () => {
  test('has its signature over the bytes of pointer and record, and the pointer names the record’s hash', async () => {
    const { site, key, otherKey, second, pointer } = await publishSigned()
    const recordFile = join(site, `releases/${second.id}.json`)
    const [ofPointer, ofRecord] = [await readSigned(pointer), await readSigned(recordFile)]
    expect(isSignedBy([otherKey.publicKey, key.publicKey], 'pointer', ofPointer)).toBe(true)
    expect(isSignedBy([key.publicKey], 'record', ofRecord)).toBe(true)
    expect(isSignedBy([key.publicKey], 'pointer', ofRecord)).toBe(false)
    expect(isSignedBy([otherKey.publicKey], 'pointer', ofPointer)).toBe(false)
    expect(isSignedBy([key.publicKey], 'pointer', { ...ofPointer, text: `${ofPointer.text} ` })).toBe(false)
    const digest = createHash('sha384')
      .update(await readFile(recordFile))
      .digest('base64')
    expect(ofPointer.value).toMatchObject({ record: `sha384-${digest}`, release: { id: second.id } })
  })

  test('has a greater serial with every move, rollback and renewal, and may expire', async () => {
    const { store, signing, first, second, pointer } = await publishSigned()
    const serials = [(await readSigned(pointer)).value.serial]
    await store.rollback({ ...made, id: first.id, signing })
    serials.push((await readSigned(pointer)).value.serial)
    await store.renew({ ...made, signing: { ...signing, validFor: 3_600_000 } })
    const { serial, moved_at, expires_at } = (await readSigned(pointer)).value
    serials.push(serial)
    expect(serials).toEqual([...new Set(serials)].sort((a, b) => a - b))
    expect(Date.parse(expires_at) - Date.parse(moved_at)).toBe(3_600_000)
    // The next move does not end the expiry.
    await store.rollback({ ...made, id: second.id, signing })
    const { value } = await readSigned(pointer)
    expect(Date.parse(value.expires_at) - Date.parse(value.moved_at)).toBe(3_600_000)
  })

  test('is made by a key that the console starts releases of, from the first one on', async () => {
    const { workspace, site, key, otherKey } = await inventKeys()
    const store = openReleaseStore(site)
    const asked = { units: [await workspace.buildShell()], place: { releaseKeys: [key.publicKey] }, ...made }
    await expect(store.publish(asked)).rejects.toThrow(
      /would be signed by no key, so no browser would start it/,
    )
    const wrong = { ...asked, signing: { key: otherKey } }
    await expect(store.publish(wrong)).rejects.toThrow(`would be signed by ${otherKey.publicKey}`)
    expect((await store.publish({ ...asked, signing: { key } })).outcome).toBe('moved')
  })

  test('verifies with its public key and no other', async () => {
    const { store, key, otherKey, signing, second } = await publishSigned()
    const whole = { problems: [], distrust: [], isSignatureChecked: true }
    expect(await store.verify(undefined, [key.publicKey])).toMatchObject(whole)
    expect((await store.verify(undefined, [otherKey.publicKey])).distrust).toEqual([
      `the signature of /releases/${second.id}.json is missing or not valid`,
      'the signature of /releases/current.json is not valid',
    ])
    await store.renew({ ...made, signing: { ...signing, validFor: -1 } })
    expect((await store.verify(undefined, [key.publicKey])).distrust).toEqual([
      expect.stringContaining('/releases/current.json expired on '),
    ])
  })

  // proves T7
  test('of staging is promoted by production’s own key, once that trusts staging’s', async () => {
    const { workspace, site, key: ofStaging, otherKey: ofProduction } = await inventKeys()
    const [staging, production] = ['staging', 'production'].map((environment) =>
      openReleaseStore(site, { environment }),
    ) as [ReturnType<typeof openReleaseStore>, ReturnType<typeof openReleaseStore>]
    const units = [await workspace.buildShell(), await workspace.buildRemote('commerce')]
    const { id } = (await staging.publish({ units, ...made, signing: { key: ofStaging } })).release
    const promotion = { ...made, source: 'staging', id, units: [] }
    const promote = (...trusted: string[]) =>
      production.promote({ ...promotion, signing: { key: ofProduction, trusted } })
    await expect(promote()).rejects.toMatchObject({ code: 'untrusted' })
    await promote(ofStaging.publicKey)
    const pointer = await readSigned(join(site, 'releases/current.json'))
    expect(isSignedBy([ofProduction.publicKey], 'pointer', pointer)).toBe(true)
    const keys = [ofProduction.publicKey, ofStaging.publicKey]
    expect((await production.verify(undefined, keys)).distrust).toEqual([])
    // Staging's key moves nothing in production.
    const moved = production.rollback({ ...made, id, signing: { key: ofStaging } })
    await expect(moved).rejects.toMatchObject({ code: 'untrusted' })
  })

  // proves T7
  test('is followed by signed ones only, unless told otherwise', async () => {
    const { site, store, another, first } = await publishSigned()
    const before = await readTree(site)
    const refused = { code: 'unsigned', message: expect.stringContaining('say --unsigned') }
    await expect(store.publish({ units: [another], ...made })).rejects.toMatchObject(refused)
    await expect(store.rollback({ id: first.id, ...made })).rejects.toMatchObject(refused)
    expect(await readTree(site)).toEqual(before)
    await store.publish({ units: [another], ...made, unsigned: true })
    expect((await store.readCurrent())?.signed).toBeUndefined()
  })

  test('may be signed by a successor key that names the one before', async () => {
    const { store, another, key, otherKey, first } = await publishSigned()
    const taken = { key: otherKey, trusted: [key.publicKey] }
    await store.publish({ units: [another], ...made, signing: taken })
    expect((await store.verify(undefined, [otherKey.publicKey])).distrust).toEqual([])
    await expect(store.rollback({ id: first.id, ...made, signing: { key: otherKey } })).rejects.toMatchObject(
      { code: 'untrusted' },
    )
    await store.rollback({ id: first.id, ...made, signing: taken })
    expect((await store.verify(undefined, [otherKey.publicKey])).distrust).toEqual([])
  })
})

describe('a signed release of one environment', () => {
  async function promote() {
    const given = await publishSigned()
    const { site, signing, second } = given
    const staging = openReleaseStore(site, { environment: 'staging' })
    const origins = new Map([['staging', 'https://staging.example.com']])
    await staging.promote({
      ...{ ...made, source: 'production', id: second.id, units: [] },
      signing: { ...signing, origins },
    })
    return { ...given, staging, ofStaging: join(site, 'environments/staging/releases/current.json') }
  }

  test('names it, and the console it is for', async () => {
    const { ofStaging, pointer } = await promote()
    expect((await readSigned(ofStaging)).value).toMatchObject({
      environment: 'staging',
      origin: 'https://staging.example.com',
    })
    const { value } = await readSigned(pointer)
    expect(value).toMatchObject({ environment: 'production' })
    expect(value).not.toHaveProperty('origin')
  })

  // proves T7
  test('is neither whole in another one nor the start of a move there', async () => {
    const { store, staging, ofStaging, pointer, key, another, signing } = await promote()
    expect((await staging.verify(undefined, [key.publicKey])).distrust).toEqual([])
    await writeFile(pointer, await readFile(ofStaging, 'utf8'))
    expect((await store.verify(undefined, [key.publicKey])).distrust).toEqual([
      '/releases/current.json is signed for staging, and this is production',
    ])
    await expect(store.publish({ units: [another], ...made, signing })).rejects.toMatchObject({
      code: 'untrusted',
    })
  })

  test('is the start of a move if it was signed before environments were, but is not whole until then', async () => {
    const { store, pointer, key, signing } = await publishSigned()
    const { environment: _, ...before } = (await readSigned(pointer)).value
    const text = JSON.stringify(before)
    await writeFile(pointer, `{"signature":"${key.sign('pointer', text)}",${text.slice(1)}`)
    expect((await store.verify(undefined, [key.publicKey])).distrust).toEqual([
      '/releases/current.json is signed for no environment; sign it again: pnpm release renew',
    ])
    await store.renew({ ...made, signing })
    expect((await store.verify(undefined, [key.publicKey])).distrust).toEqual([])
  })
})

describe('what an intruder changed in the release folder is never signed by the next publish', () => {
  const thefts: Record<string, (site: Awaited<ReturnType<typeof publishSigned>>) => Promise<unknown>> = {
    'the pointer': async ({ pointer }) =>
      writeFile(
        pointer,
        (await readFile(pointer, 'utf8')).replace(/"integrity":"sha384-.{3}/, '"integrity":"sha384-AAA'),
      ),
    'the pointer, its signature taken away': async ({ pointer }) =>
      writeFile(pointer, (await readSigned(pointer)).text),
    'the pointer, signed by another key': async ({ pointer, otherKey }) => {
      const { text } = await readSigned(pointer)
      return writeFile(pointer, `{"signature":"${otherKey.sign('pointer', text)}",${text.slice(1)}`)
    },
    'the record': async ({ site, second }) => {
      const file = join(site, `releases/${second.id}.json`)
      return writeFile(file, (await readFile(file, 'utf8')).replace(/sha384-.{3}/, 'sha384-AAA'))
    },
  }

  test.each(Object.entries(thefts))('%s', async (_, steal) => {
    const given = await publishSigned()
    const { site, store, another, signing, second, key } = given
    await steal(given)
    const before = await readTree(site)
    await expect(store.publish({ units: [another], ...made, signing })).rejects.toMatchObject({
      code: 'untrusted',
    })
    expect(await readTree(site)).toEqual(before)
    expect((await store.verify(second.id, [key.publicKey])).distrust).not.toEqual([])
    await store.rollback({ id: given.first.id, ...made, signing })
    expect(await store.verify(undefined, [key.publicKey])).toMatchObject({ distrust: [], problems: [] })
  })

  test('the page that the document is made from', async () => {
    const { site, store, another, signing, second } = await publishSigned()
    await appendFile(join(site, `shell/${second.shell.version}/index.html`), '<script src="/shell/x.js">')
    await expect(store.publish({ units: [another], ...made, signing })).rejects.toThrow(
      /index\.html is not as it was published/,
    )
  })

  test('a pointer that was put back is replaced by a rollback to the release it names', async () => {
    const { store, another, signing, pointer, second } = await publishSigned()
    const old = await readFile(pointer, 'utf8')
    await store.publish({ units: [another], ...made, signing })
    const newest = (await readSigned(pointer)).value.serial
    await writeFile(pointer, old)
    await store.rollback({ id: second.id, ...made, signing })
    expect((await readSigned(pointer)).value.serial).toBeGreaterThanOrEqual(newest)
  })
})

test('Signs an unsigned site only when told to', async () => {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const units = [await workspace.buildShell(), await workspace.buildRemote('commerce')]
  await store.publish({ units, ...made })
  const key = await createReleaseKey(join(workspace.root, 'key.pem'), workspace.siteDir)
  await expect(store.renew({ ...made, signing: { key } })).rejects.toThrow(
    /if it was never signed, .*--adopt/,
  )
  await store.renew({ ...made, signing: { key, adopt: true } })
  expect((await store.verify(undefined, [key.publicKey])).distrust).toEqual([])
})

test('A key is readable by its owner alone, stands outside the release folder and is an Ed25519 key', async () => {
  const { root, siteDir, buildShell } = await inventWorkspace()
  await openReleaseStore(siteDir).publish({ units: [await buildShell()], ...made })
  const file = join(root, 'key.pem')
  const { publicKey } = await createReleaseKey(file, siteDir)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readReleaseKey(file, siteDir)).publicKey).toBe(publicKey)
  await expect(createReleaseKey(file, siteDir)).rejects.toThrow(/there may be a file of that name already/)
  await expect(createReleaseKey(join(siteDir, 'key.pem'), siteDir)).rejects.toThrow(
    /inside the release folder/,
  )
  const inside = join(siteDir, 'releases', 'key.pem')
  await writeFile(inside, await readFile(file), { mode: 0o600 })
  await expect(readReleaseKey(inside, siteDir)).rejects.toThrow(/inside the release folder/)
  await chmod(file, 0o640)
  await expect(readReleaseKey(file, siteDir)).rejects.toThrow(/chmod 600/)
  await expect(readReleaseKey(join(root, 'gone.pem'), siteDir)).rejects.toThrow(/There is no key to read/)
  await writeFile(join(root, 'no.pem'), 'no key', { mode: 0o600 })
  await expect(readReleaseKey(join(root, 'no.pem'), siteDir)).rejects.toThrow(/holds no Ed25519 key/)
})
