import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runRelease } from './run-release.ts'

async function run(...args: string[]) {
  const lines: string[] = []
  await runRelease(['headers', ...args], { root: tmpdir(), print: (line) => lines.push(line) })
  return lines
}

async function writeConfig(text: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'config-')), 'config.json')
  await writeFile(file, text)
  return file
}

test('headers document prints the policy with nginx’s own number of the request as nonce', async () => {
  const file = await writeConfig('{"apiBaseUrl":"https://api.example.com"}')
  const lines = await run('document', '--config', file, '--tls')
  const policy = lines.filter((line) => line.startsWith('add_header content-security-policy '))
  expect(policy).toHaveLength(1)
  expect(policy[0]).toContain(`; style-src-elem 'self' 'nonce-$request_id'; `)
  expect(policy[0]).toContain(`; connect-src 'self' https://api.example.com; `)
  expect(policy[0]).toMatch(/ trusted-types default" always;$/)
  expect(lines).toContain('add_header cross-origin-opener-policy "same-origin" always;')
  expect(lines).toContain('add_header strict-transport-security "max-age=31536000" always;')
  expect(lines).toContain(`sub_filter '__csp_nonce__' $request_id;`)
})

test('headers files prints what every other answer carries', async () => {
  expect(await run('files')).toEqual([
    `add_header content-security-policy "default-src 'none'; frame-ancestors 'none'" always;`,
    'add_header cross-origin-resource-policy "same-origin" always;',
    'add_header referrer-policy "no-referrer" always;',
    'add_header x-content-type-options "nosniff" always;',
  ])
})

test('What is missing or wrong is said in one sentence', async () => {
  await expect(run()).rejects.toThrow('Say what the headers are for: document or files.')
  await expect(run('document', '--config', '/no/such/config.json')).rejects.toThrow(
    'There is no configuration to read at /no/such/config.json.',
  )
  const broken = await writeConfig('{')
  await expect(run('document', '--config', broken)).rejects.toThrow(`${broken} is not JSON.`)
  const wrong = await writeConfig('{"apiBaseUrl":"api.example.com"}')
  await expect(run('document', '--config', wrong)).rejects.toThrow(/is not usable:\n {2}apiBaseUrl: must be/)
})
