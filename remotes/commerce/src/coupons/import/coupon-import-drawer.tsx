import { usePlatform } from '@console/shared/platform-context'
import type { UrlState } from '@console/shared/ui/url-state'
import type { CouponUrl } from '../../navigation/coupon-url.ts'
import { ImportDrawer } from '../../records/import/import-drawer.tsx'
import { CreationResult } from '../creation/creation-result.tsx'
import { toCouponImport } from './coupon-import.ts'

export function CouponImportDrawer({ url }: { url: UrlState<CouponUrl> }) {
  const { api, settings } = usePlatform()
  return (
    <ImportDrawer
      kind={toCouponImport(api, settings.timeZone)}
      isOpen={url.state.import}
      onClose={() => url.close({ import: false })}
      renderResult={(made, asked) => <CreationResult made={made} asked={asked} fileName="imported-coupons" />}
    />
  )
}
