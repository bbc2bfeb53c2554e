import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ReadList } from '../http/record-list.schema.ts'
import type { RemoteCommand } from './remote-config.schema.ts'

/** Records of one list for the command palette, which finds them by title and keywords: names, codes and ids. */
export type RecordSource = {
  /** Address of the list. People who may not open it find none of its records. */
  list: string
  /** The cached records; null if none were read. */
  readCached(): readonly RemoteCommand[] | null
  /** All records, fetched unless cached ones are fresh. `signal` aborts a request that no screen waits for. */
  fetch(signal: AbortSignal): Promise<readonly RemoteCommand[]>
  /**
   * Places inside the records that contain the words, each titled with its record and an excerpt, and last the screen
   * that searches everything. Called again for every query. Since 1.11.0.
   */
  search?(query: string, signal: AbortSignal): Promise<readonly RemoteCommand[]>
}

type RecordSourceOptions<Item, Key extends QueryKey> = {
  list: string
  query: FetchQueryOptions<ReadList<Item>, Error, ReadList<Item>, Key>
  toCommand(item: Item): RemoteCommand
}

/** Searches a list's records through the query that its screen uses. */
export function buildRecordSource<Item, Key extends QueryKey>(
  queryClient: QueryClient,
  { list, query, toCommand }: RecordSourceOptions<Item, Key>,
): RecordSource {
  const { queryKey } = query
  let made: { of: ReadList<Item>; commands: readonly RemoteCommand[] } | null = null
  const toCommands = (of: ReadList<Item>) => {
    if (made?.of !== of) made = { of, commands: of.records.map(toCommand) }
    return made.commands
  }
  return {
    list,
    readCached() {
      const data = queryClient.getQueryData<ReadList<Item>>(queryKey)
      return data === undefined ? null : toCommands(data)
    },
    async fetch(signal) {
      const cancel = () => void queryClient.cancelQueries({ queryKey, exact: true, type: 'inactive' })
      signal.addEventListener('abort', cancel)
      try {
        return toCommands(await queryClient.fetchQuery(query))
      } finally {
        signal.removeEventListener('abort', cancel)
      }
    },
  }
}
