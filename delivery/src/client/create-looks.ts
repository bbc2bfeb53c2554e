import type * as z from 'zod/mini'
import { movesAnswerSchema, releasesAnswerSchema } from '../protocol/list-answers.schema.ts'
import {
  agesAnswerSchema,
  comparisonAnswerSchema,
  verificationAnswerSchema,
} from '../protocol/look-answers.schema.ts'
import { reportAnswerSchema } from '../protocol/report-answer.schema.ts'
import type { CallServer } from './call-server.ts'

type Asked = Readonly<Record<string, string | number | undefined>>

/** The read-only calls of a release server. */
export function createLooks(call: CallServer, environment: string | undefined) {
  const read = async <Output>(path: string, schema: z.ZodMiniType<Output>, asked: Asked = {}) => {
    const named = Object.entries({ ...asked, environment }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return schema.parse(await (await call({ path: `v1/${path}?${new URLSearchParams(named)}` })).json())
  }
  return {
    list: async (most?: number) => (await read('releases', releasesAnswerSchema, { most })).releases,
    listMoves: async (most?: number) => (await read('moves', movesAnswerSchema, { most })).moves,
    /** The current release's remotes that are switched off, and when it expires. */
    readCurrentState: async () => {
      const { switched_off, expires_at } = await read('moves', movesAnswerSchema, { most: 1 })
      return { switchedOff: switched_off, expiresAt: expires_at }
    },
    compare: ({ units, ...pair }: { from: string; to: string; units: readonly string[] }) =>
      read('differences', comparisonAnswerSchema, { ...pair, units: units.join(',') }),
    lagging: (pair: { of: string; shell: string }) => read('lagging', agesAnswerSchema, pair),
    /** Checks signatures with the keys that the server trusts. */
    verify: (id?: string) => read('verification', verificationAnswerSchema, { id }),
    report: (remote: string, since: Date) =>
      read('report', reportAnswerSchema, { remote, since: since.toISOString() }),
  }
}
