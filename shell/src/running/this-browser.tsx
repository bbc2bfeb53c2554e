import { useStore } from 'zustand'
import { CopyTextButton } from '../errors/copy-text-button.tsx'
import { breakerStore } from '../last-known-good/breaker.store.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import { useRemotes } from '../remotes/use-remotes.ts'
import { CurrentRelease } from './current-release.tsx'
import { listRunningUnits, type RunningUnit } from './running-units.ts'
import { shortenHashes } from './table/shorten.ts'
import { Dot, UnitTable } from './table/unit-table.tsx'
import { toRunningText, unitFields } from './unit-fields.ts'

const shellPaths = ['/signin/', '/console/']

/** Everything running in this tab, the shell and each remote, with its state. */
export function ThisBrowser() {
  const { release } = useBootDocuments()
  const loader = useRemoteLoader()
  // All three determine the list.
  const remotes = useRemotes()
  useStore(loader.states)
  useStore(breakerStore)
  const units = listRunningUnits({ release, loader, shellPaths })
  const readText = () =>
    toRunningText(units, {
      release: release.id,
      // Leaves out the query string, which may contain personal data.
      address: `${location.origin}${location.pathname}`,
      browser: navigator.userAgent,
    })
  return (
    <>
      <CurrentRelease>
        <CopyTextButton label="Copy as text" readText={readText} />
      </CurrentRelease>
      <UnitTable
        label="What runs in this tab"
        head={
          <>
            <th scope="col">Unit</th>
            {unitFields.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-label={label} data-number={isNumber}>
                {label}
              </th>
            ))}
          </>
        }
      >
        {units.map((unit) => (
          <UnitRow key={unit.name} unit={unit} />
        ))}
      </UnitTable>
      {remotes.length === 0 && <p>This release has no remotes: only the shell runs.</p>}
    </>
  )
}

function UnitRow({ unit }: { unit: RunningUnit }) {
  return (
    <tr>
      <th scope="row">
        {unit.title} <small>{unit.name}</small>
      </th>
      {unitFields.map(({ label, toText, toShown = toText, isNumber }) => (
        <td key={label} data-label={label} data-number={isNumber} title={toText(unit)}>
          {label === 'State' && <Dot tone={unit.tone} />}
          {shortenHashes(toShown(unit))}
        </td>
      ))}
    </tr>
  )
}
