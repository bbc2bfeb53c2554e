import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { nginxPath, postgresDir, wrkPath } from '@console/node-server/testing/find-programs'
import { describe, expect, test, vi } from 'vitest'
import { type ApiProcess, startApiProcess } from '../../test/support/start-api-process.ts'
import { call, signIn, starter, useTwoProcesses } from '../../test/support/two-processes.ts'

if (nginxPath !== undefined && postgresDir !== undefined) {
  describe('Two processes of the API on one database behind nginx', () => {
    const running = useTwoProcesses()

    if (wrkPath === undefined) return
    const wrk = wrkPath
    /** For some seconds nginx leaves a process alone that did not answer. */
    const isAskedAgain = ({ countAnswered }: ApiProcess) =>
      vi.waitFor(() => expect(countAnswered()).toBeGreaterThan(0), 60_000)

    // proves T40
    test('drop no request while they are restarted one by one under load', async () => {
      const token = await signIn(running.nginx.url)
      // Without pauses, reads and creates would take the machine from the processes that are to start.
      const pauses = join(running.workspace.root, 'pauses.lua')
      await writeFile(pauses, 'function delay() return math.random(0, 100) end')
      const load = spawn(wrk, [
        ...['--connections', '32', '--threads', '2', '--duration', '600s', '--timeout', '60s'],
        ...['--script', pauses],
        ...['--header', `Authorization: Bearer ${token}`, `${running.nginx.url}/api/v1/admin/packages/1`],
      ])
      const said = text(load.stdout)
      let isOver = false
      const statuses = new Map<number, number>()
      const create = async () => {
        while (!isOver) {
          const headers = { 'idempotency-key': randomUUID() }
          const create = { method: 'POST', token, body: starter, headers }
          const { status } = await call(running.nginx.url, 'packages', create)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      const creators = [create(), create()]
      expect(await running.first.end('SIGTERM')).toBe(0)
      running.first = await startApiProcess(running.postgres.url, running.first.port)
      await isAskedAgain(running.first)
      expect(await running.second.end('SIGTERM')).toBe(0)
      running.second = await startApiProcess(running.postgres.url, running.second.port)
      await isAskedAgain(running.second)
      isOver = true
      await Promise.all(creators)
      const ended = once(load, 'close')
      load.kill('SIGINT')
      await ended
      const report = await said
      expect(report).toMatch(/\n\s+\d{2,} requests in /)
      expect(report).not.toMatch(/Non-2xx|Socket errors/)
      expect([...statuses.keys()]).toEqual([201])
    })
  })
}
