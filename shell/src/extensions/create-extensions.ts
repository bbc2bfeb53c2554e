import type { Extension, ExtensionPoint, Extensions, RecordOnScreen } from '@console/shared/extensions'
import type { Links, Telemetry } from '@console/shared/platform'
import type { KnownRemote } from '../release/known-release.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'

type ExtensionSources = { loader: RemoteLoader; telemetry: Telemetry; mayOpen: NonNullable<Links['mayOpen']> }

/** Finds extensions in the release index; their code is loaded when a host runs them. */
export function createExtensions({ loader, telemetry, mayOpen }: ExtensionSources): Extensions {
  const toOrder = ({ menu }: KnownRemote) => Math.min(...menu.map(({ order }) => order))

  function toExtension<Point extends ExtensionPoint>(
    { name, title }: KnownRemote,
    point: Point,
    record?: RecordOnScreen,
  ): Extension<Point> {
    return {
      remote: name,
      title,
      async run(signal) {
        try {
          const { runExtension } = await import(/* webpackChunkName: "federation" */ './run-extension.ts')
          return await runExtension(loader, { name, point, signal, record })
        } catch (error) {
          if (!signal.aborted) telemetry.captureException(error, { remote: name, extension: point })
          throw error
        }
      },
    }
  }

  const list = <Point extends ExtensionPoint>(point: Point, record?: RecordOnScreen) =>
    loader.remotes
      .getState()
      .filter(
        ({ extensions, disabled, problems, menu }) =>
          extensions?.includes(point) &&
          !disabled &&
          problems === undefined &&
          menu.some(({ path }) => mayOpen(path)),
      )
      .toSorted((one, other) => toOrder(one) - toOrder(other))
      .map((remote) => toExtension(remote, point, record))

  return { list, listFor: list }
}
