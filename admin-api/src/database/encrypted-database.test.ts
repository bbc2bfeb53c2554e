import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSecretFiles } from '@console/node-server/server-environment'
import { postgresDir } from '@console/node-server/testing/find-programs'
import { type PostgresServer, startPostgres } from '@console/node-server/testing/postgres-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './open-database.ts'

const run = promisify(execFile)

// Skipped where PostgreSQL is not installed; the check reports that.
describe.skipIf(postgresDir === undefined)('a database over TLS', () => {
  let dir = ''
  let server: PostgresServer
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'encrypted-'))
    for (const name of ['server', 'other']) await makeCertificate(name)
    // PostgreSQL runs as nobody here, and accepts only a key file of its own account.
    if (process.getuid?.() === 0) await chown(join(dir, 'server.key'), 65_534, 65_534)
    const settings = {
      ssl: 'on',
      ssl_cert_file: join(dir, 'server.crt'),
      ssl_key_file: join(dir, 'server.key'),
    }
    await run('chmod', ['755', dir])
    server = await startPostgres({ settings })
  })
  afterAll(async () => {
    await server.remove()
    await rm(dir, { recursive: true })
  })

  const makeCertificate = (name: string) =>
    run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(dir, `${name}.key`), '-out', join(dir, `${name}.crt`)],
    ])

  /** Opens the database whose address is in a file, as the program does. */
  async function open(host: string, authority: string) {
    const file = join(dir, 'database-url')
    const address = server.url.replace('127.0.0.1', host)
    await writeFile(file, `${address}?sslmode=verify-full&sslrootcert=${join(dir, authority)}\n`)
    const { DATABASE_URL: databaseUrl } = readSecretFiles({ DATABASE_URL_FILE: file })
    return openDatabase({ databaseUrl }, 'nothing', async () => {})
  }

  // proves V13.3.1
  it('is opened by the address in a file, once its certificate is checked', async () => {
    const { database, close } = await open('localhost', 'server.crt')
    onTestFinished(close)
    const own = sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
    expect(await database.execute(own)).toMatchObject({ rows: [{ ssl: true }] })
  })

  it.each([
    ['by another authority', 'localhost', 'other.crt', /could not be opened: .*certificate/],
    ['of another name', '127.0.0.1', 'server.crt', /could not be opened: .*does not match certificate/],
    ['that cannot be read', 'localhost', 'gone.crt', /could not be opened: ENOENT/],
  ])('is not opened by a certificate %s', async (_, host, authority, sentence) => {
    await expect(open(host, authority)).rejects.toThrow(sentence)
  })
})
