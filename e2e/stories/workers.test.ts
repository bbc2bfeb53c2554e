import { expect } from '@playwright/test'
import { refusedBy } from '../src/complaints.ts'
import { signIn } from '../src/console/sign-in.ts'
import { buildFixtureRemote } from '../src/run/build-fixture-remote.ts'
import { test } from '../src/test.ts'

/** Workers of each kind, and a screen that shows their replies. */
const files = {
  'src/remote.ts': `
    export default {
      name: 'busy_team',
      routes: () => [{ path: 'busy-team', lazy: () => import('./screen.tsx') }],
    }`,
  'src/screen.tsx': `
    import { useEffect, useState } from 'react'
    import { kinds } from './kinds.ts'
    export function Component() {
      const [answers, setAnswers] = useState<Record<string, string>>({})
      useEffect(() => {
        for (const [kind, ask] of Object.entries(kinds))
          void ask().then(
            (answer) => setAnswers((known) => ({ ...known, [kind]: answer })),
            (error) => setAnswers((known) => ({ ...known, [kind]: error.name })),
          )
      }, [])
      return <><h1>Busy</h1><ul>{Object.entries(answers).map(([kind, answer]) => <li key={kind}>{kind}: {answer}</li>)}</ul></>
    }`,
  'src/kinds.ts': `
    const answerOf = (port: Worker | MessagePort, question: unknown) =>
      new Promise<string>((resolve) => {
        port.onmessage = ({ data }) => resolve(String(data))
        port.postMessage(question)
      })
    const module = () => new Worker(new URL('./sum.worker.ts', import.meta.url), { type: 'module' })
    export const kinds: Record<string, () => Promise<string>> = {
      module: () => answerOf(module(), { sum: [40, 1] }),
      'wrong question': () => answerOf(module(), { sum: ['40'] }),
      classic: () => answerOf(new Worker(new URL('./sum.worker.ts', import.meta.url)), { sum: [40, 2] }),
      shared: () => answerOf(new SharedWorker(new URL('./shared.worker.ts', import.meta.url)).port, { sum: [40, 3] }),
      'calls the console': () => answerOf(module(), { call: '/config.json' }),
      'calls another host': () => answerOf(module(), { call: 'https://elsewhere.example/' }),
      'makes code from text': () => answerOf(module(), { code: '1 + 1' }),
      'made of data': async () => answerOf(new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))), 1),
      'from the API': async () => answerOf(new Worker('/api/v1/admin/packages'), 1),
    }`,
  'src/sum.worker.ts': `
    import { answer } from './answer.ts'
    onmessage = async ({ data }) => postMessage(await answer(data))`,
  'src/shared.worker.ts': `
    import { answer } from './answer.ts'
    self.addEventListener('connect', (event) => {
      const [port] = (event as MessageEvent).ports
      port.onmessage = async ({ data }: MessageEvent) => port.postMessage(await answer(data))
    })`,
  'src/answer.ts': `
    import * as z from 'zod/mini'
    const question = z.union([
      z.object({ sum: z.array(z.number()) }),
      z.object({ call: z.string() }),
      z.object({ code: z.string() }),
    ])
    export async function answer(data: unknown) {
      const asked = question.safeParse(data)
      if (!asked.success) return 'not understood'
      try {
        if ('sum' in asked.data) return (await import('./add.ts')).add(asked.data.sum)
        if ('call' in asked.data) return (await fetch(asked.data.call)).status
        return globalThis['ev' + 'al'](asked.data.code)
      } catch (error) {
        return (error as Error).name
      }
    }`,
  'src/add.ts': 'export const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0)',
}

// proves T3
test('module, classic and shared workers of a remote run, and are subject to the CSP', async ({
  page,
  startConsole,
  complaints,
}) => {
  const console = await startConsole()
  const busyTeam = await buildFixtureRemote({ name: 'busy_team', files })
  await console.store.publish({ units: [busyTeam], by: 'e2e', reason: 'Workers' })
  await signIn(page, console.url)
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/static/worker/'))
      scripts.push(response.headers()['content-security-policy'] ?? '')
  })
  complaints.allow(...refusedBy('require-trusted-types-for'), ...refusedBy('connect-src'))
  complaints.allow(/^error: .*Content Security Policy/)
  await page.goto(`${console.url}/busy-team/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Busy' })).toBeVisible()
  for (const line of [
    'module: 41',
    'wrong question: not understood',
    'classic: 42',
    'shared: 43',
    'calls the console: 200',
    'calls another host: TypeError',
    'makes code from text: EvalError',
    'made of data: TypeError',
    'from the API: TypeError',
  ])
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: line })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  for (const policy of scripts) expect(policy).toMatch(/^default-src 'none'; connect-src 'self'; /)
})
