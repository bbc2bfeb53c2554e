import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSecretFiles, readServerEnvironment } from './server-environment.ts'

const read = (env: Record<string, string>) => readServerEnvironment(env, 3000)

describe('The environment of a server', () => {
  test('By default it serves this machine only', () => {
    expect(read({})).toEqual({
      ...{ port: 3000, host: '127.0.0.1', isOpen: false },
      ...{ allowedHosts: [], trustedProxies: [] },
    })
    expect(read({ PORT: '', HOST: '', ALLOWED_HOSTS: ' , ', TRUSTED_PROXY: '' })).toEqual(read({}))
  })

  test.each([
    ['127.0.0.1', false],
    ['127.1.2.3', false],
    ['::1', false],
    ['localhost', false],
    ['0.0.0.0', true],
    ['::', true],
    ['192.168.1.4', true],
    ['console.internal', true],
  ])('HOST=%s admits other machines: %s', (host, isOpen) => {
    expect(read({ HOST: host })).toMatchObject({ host, isOpen })
  })

  test('Hosts and proxies are read as lists', () => {
    expect(
      read({
        ALLOWED_HOSTS: 'console.example.com, localhost:3000,[::1]:80',
        TRUSTED_PROXY: '127.0.0.1,10.0.0.0/8, fd00::/8',
      }),
    ).toMatchObject({
      allowedHosts: ['console.example.com', 'localhost:3000', '[::1]:80'],
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    })
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT is “eighty”, which is not a port. Give a number from 1 to 65535: PORT=3000.'],
    [{ PORT: '70000' }, 'PORT is “70000”'],
    [{ PORT: '-1' }, 'PORT is “-1”'],
    [{ PORT: '1e3' }, 'PORT is “1e3”'],
    [{ HOST: 'http://0.0.0.0' }, 'HOST is “http://0.0.0.0”, which is not an address.'],
    [{ ALLOWED_HOSTS: 'https://console.example.com' }, 'which is not the name of a host.'],
    [{ ALLOWED_HOSTS: '*' }, 'ALLOWED_HOSTS names “*”'],
    [{ TRUSTED_PROXY: 'nginx' }, 'TRUSTED_PROXY names “nginx”, which is neither an address nor a network.'],
    [{ TRUSTED_PROXY: '10.0.0.0/33' }, 'TRUSTED_PROXY names “10.0.0.0/33”'],
    [{ TRUSTED_PROXY: '10.0.0.0/8/8' }, 'TRUSTED_PROXY names'],
  ])('%j is refused with one sentence', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })

  test('The address of the database may stand in a file', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'secret-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    const file = join(dir, 'database-url')
    await writeFile(file, 'postgres://console:secret@db/console\n')
    expect(readSecretFiles({ DATABASE_URL_FILE: file, PORT: '1' })).toMatchObject({
      DATABASE_URL: 'postgres://console:secret@db/console',
      PORT: '1',
    })
    expect(readSecretFiles({ DATABASE_URL: 'postgres://db' })).toEqual({ DATABASE_URL: 'postgres://db' })
    expect(() => readSecretFiles({ DATABASE_URL_FILE: join(dir, 'gone') })).toThrow(
      'could not be read: ENOENT',
    )
    expect(() => readSecretFiles({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db' })).toThrow(
      'Leave one of them out',
    )
  })
})
