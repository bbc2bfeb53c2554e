import { usePlatform } from '@console/shared/platform-context'
import { formatCount, formatNumber } from '@console/shared/ui/number'
import type { UrlState } from '@console/shared/ui/url-state'
import type { PackageUrl } from '../../navigation/package-url.ts'
import creation from '../../records/creation/creation.module.css'
import { ImportDrawer } from '../../records/import/import-drawer.tsx'
import { toPackageImport } from './package-import.ts'

export function PackageImportDrawer({ url }: { url: UrlState<PackageUrl> }) {
  const { api } = usePlatform()
  const kind = toPackageImport(api)
  return (
    <ImportDrawer
      kind={kind}
      isOpen={url.state.import}
      onClose={() => url.close({ import: false })}
      renderResult={(made, asked) => {
        const drafts = made.filter(({ status }) => status === 'draft').length
        return (
          <>
            <h2 className={creation.heading}>
              {made.length < asked
                ? `${formatNumber(made.length)} of ${formatCount(asked, kind.words)} created`
                : `${formatCount(made.length, kind.words)} created`}
            </h2>
            {drafts > 0 && (
              <p>
                {formatCount(drafts, { one: 'draft', many: 'drafts' })}: learners can’t buy{' '}
                {drafts === 1 ? 'it' : 'them'} until you publish {drafts === 1 ? 'it' : 'them'}.
              </p>
            )}
          </>
        )
      }}
    />
  )
}
