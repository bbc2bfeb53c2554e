import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageListSchema, packageSchema } from '@console/shared/schemas/package'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { makeFolder, makeLastingPlace, type TestPlace, testServer } from '../../test/support/test-place.ts'
import { type AdminApi, type AdminApiOptions, openAdminApi } from '../admin-api.ts'
import { DatabaseOpenError } from './database-open-error.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }

async function withApi<Result>(
  options: AdminApiOptions,
  use: (api: AdminApi) => Promise<Result>,
): Promise<Result> {
  const api = await openAdminApi(options)
  try {
    return await use(api)
  } finally {
    await api.close()
  }
}

const signIn = async (api: AdminApi) => (await createTestClient(api).signIn('staff@example.com')).client

describe('what was written', () => {
  let place: TestPlace
  beforeEach(async () => {
    place = await makeLastingPlace()
  })
  afterEach(() => place.remove())

  it('is there after closing and reopening, as is the session', async () => {
    const options = { ...place.options, seed: 'demo' } as const
    const { token, created, count } = await withApi(options, async (api) => {
      const { client, token } = await createTestClient(api).signIn('staff@example.com')
      const created = await client.ask('POST', 'packages', packageSchema, starter)
      return { token, created, count: (await client.ask('GET', 'packages', packageListSchema)).length }
    })
    await withApi(options, async (api) => {
      const client = createTestClient(api, token)
      expect(await client.ask('GET', `packages/${created.id}`, packageSchema)).toEqual(created)
      expect(await client.ask('GET', 'packages', packageListSchema)).toHaveLength(count)
    })
  })

  it('gets no demo records once there are accounts', async () => {
    await withApi({ ...place.options, seed: 'staff-only' }, signIn)
    await withApi({ ...place.options, seed: 'demo' }, async (api) => {
      const client = await signIn(api)
      expect(await client.ask('GET', 'packages', packageListSchema)).toEqual([])
    })
  })

  it('is gone from memory when the database is reused, ids included', async () => {
    const create = () =>
      withApi({ reuse: true, seed: 'demo' }, async (api) => {
        const client = await signIn(api)
        const before = await client.ask('GET', 'packages', packageListSchema)
        const created = await client.ask('POST', 'packages', packageSchema, starter)
        await client.send('DELETE', `packages/${before[0]?.id}`)
        return { before, id: created.id }
      })
    expect(await create()).toEqual(await create())
  })

  it('is empty without a seed', async () => {
    await withApi({ reuse: true }, async (api) => {
      const body = { identifier: 'staff@example.com', password: 'ielts-staff' }
      const answer = await createTestClient(api).send('POST', 'login', { body })
      expect(answer.status).toBe(401)
    })
  })
})

describe('databases in memory', () => {
  it('do not share data', async () => {
    const options = { seed: 'staff-only' } as const
    for (let time = 1; time <= 2; time += 1) {
      await withApi(options, async (api) => {
        const client = await signIn(api)
        expect(await client.ask('GET', 'packages', packageListSchema)).toEqual([])
        await client.ask('POST', 'packages', packageSchema, starter)
      })
    }
  })
})

describe('a database folder', () => {
  let place: Awaited<ReturnType<typeof makeFolder>>
  beforeAll(async () => {
    place = await makeFolder()
  })
  afterAll(() => place.remove())

  const refusal = async (options: AdminApiOptions) => {
    const error = await openAdminApi(options).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseOpenError)
    return error instanceof Error ? error.message : ''
  }
  const open = () => withApi({ dataDir: place.folder }, async () => {})
  const damaged = () =>
    `The database in ${place.folder} is damaged or was made by another version and could not be opened. Put a copy of the folder back, or move it away to start with an empty database.`

  it('is created again after an interrupted first start', async () => {
    await mkdir(join(place.folder, 'cluster.unfinished'))
    await writeFile(join(place.folder, 'cluster.unfinished/PG_VERSION'), '')
    await open()
    expect(await readdir(place.folder)).toEqual(['cluster', 'in-use.lock'])
  })

  it('is found in the folder of npm start, which has it one level deeper', async () => {
    const ofStart = await makeFolder()
    onTestFinished(() => ofStart.remove())
    await withApi({ dataDir: join(ofStart.folder, 'database'), seed: 'staff-only' }, signIn)
    await withApi({ dataDir: ofStart.folder }, signIn)
    expect(await readdir(ofStart.folder)).toEqual(['database'])
  })

  it('is refused while another console has it open, and usable afterwards', async () => {
    await withApi({ dataDir: place.folder }, async () => {
      expect(await refusal({ dataDir: place.folder })).toBe(
        `The database folder ${place.folder} is in use by another process. Stop it, or choose another folder with DATA_DIR.`,
      )
    })
    await open()
  })

  it('is refused while files are missing or truncated, and opens when they are restored', async () => {
    await open()
    const cluster = join(place.folder, 'cluster')
    for (const file of ['PG_VERSION', 'global/pg_control']) {
      await rename(join(cluster, file), join(place.folder, 'kept'))
      expect(await refusal({ dataDir: place.folder }), file).toBe(damaged())
      await writeFile(join(cluster, file), '1')
      expect(await refusal({ dataDir: place.folder }), file).toBe(damaged())
      await rename(join(place.folder, 'kept'), join(cluster, file))
    }
    await open()
  })

  it('is refused where no folder can be created', async () => {
    const file = join(place.folder, 'file')
    await writeFile(file, '')
    expect(await refusal({ dataDir: join(file, 'database') })).toBe(
      `The database folder ${file}/database could not be made: ENOTDIR: not a directory, mkdir '${file}/database'. Choose another with DATA_DIR.`,
    )
  })

  it.runIf(process.platform === 'linux')('is refused where it cannot be written', async () => {
    expect(await refusal({ dataDir: '/proc' })).toBe(
      'The database folder /proc cannot be written to: unable to open database file. Mend its permissions, or choose another with DATA_DIR.',
    )
  })
})

describe('a PostgreSQL server', () => {
  const url = 'postgres://someone:hidden-password@127.0.0.1:1/console'

  it('that does not answer is reported without its password', async () => {
    const error = await openAdminApi({ databaseUrl: url }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseOpenError)
    expect(String(error)).toBe(
      'DatabaseOpenError: The PostgreSQL database at 127.0.0.1:1/console could not be opened: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the server is running.',
    )
  })

  if (testServer === undefined) return

  it('is migrated and seeded once by two APIs that start together', async () => {
    const place = await makeLastingPlace()
    const options = { ...place.options, seed: 'demo' } as const
    const apis = await Promise.all([openAdminApi(options), openAdminApi(options)])
    await Promise.all(apis.map((api) => api.close()))
    expect(await place.query('select count(*)::int as count from staff')).toEqual([{ count: 2 }])
    await place.remove()
  })
})
