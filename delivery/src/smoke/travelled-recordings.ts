import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openRecordedApi } from '@console/node-server/recorded-api'
import { type Recording, recordingFile, recordingSchema } from '@console/node-server/recording'
import type { TrialRelease } from '../releases/candidate/prove-candidate.ts'
import { readJsonFile } from '../releases/site/read-json-file.ts'
import { buildUnitAddress } from '../releases/site/site-layout.ts'
import { type SmokeApi, unitHeader } from './smoke-api.ts'

/** The recordings in the builds of a candidate's remotes, by name. @throws ReleaseError `smoke` for one that is none. */
export async function readTravelledRecordings({
  release,
  folders,
}: TrialRelease): Promise<ReadonlyMap<string, Recording>> {
  const recordings = new Map<string, Recording>()
  for (const { name, version } of release.remotes) {
    const file = join(folders[buildUnitAddress(name, version)] ?? '', recordingFile)
    if (!existsSync(file)) continue
    const source = {
      shownAs: `${recordingFile} in the build of ${name}`,
      code: 'smoke',
      advice: 'Record it again with console-remote record, and build again.',
    } as const
    recordings.set(name, await readJsonFile(file, recordingSchema, source))
  }
  return recordings
}

/**
 * An API that answers a remote's screens from the recording in its build, and everything else like `api`. Without one, the
 * recordings are all there is; undefined if there are none either.
 */
export function withRecordings(
  api: SmokeApi | undefined,
  recordings: ReadonlyMap<string, Recording>,
  prefix: string,
): SmokeApi | undefined {
  const [first] = recordings.values()
  if (first === undefined) return api
  const opened = new Map([...recordings].map(([name, each]) => [name, openRecordedApi(each, prefix)]))
  return {
    name: api?.name ?? `the recording of ${[...recordings.keys()].join(' and ')}`,
    session: api?.session ?? first.session,
    async fetch(request) {
      const recorded = opened.get(request.headers.get(unitHeader) ?? '')
      return (await recorded?.find(request.clone())) ?? api?.fetch(request) ?? nothing()
    },
    close: async () => api?.close(),
  }
}

const nothing = () =>
  Response.json({ status: false, message: 'Nothing was recorded of this address.' }, { status: 404 })
