import { type Editor, useEditor } from '@console/shared/editing/use-editor'
import { usePlatform } from '@console/shared/platform-context'
import type { Coupon } from '@console/shared/schemas/coupon'
import { showFieldMessages, toFieldMessages } from '@console/shared/ui/form-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { newCouponPath, toCouponPath } from '../../navigation/paths.ts'
import { useFindCreated } from '../../records/form/use-find-created.ts'
import { fetchCoupons, findCoupon } from '../api/coupon.api.ts'
import { couponMutations, couponQueries } from '../api/coupon.queries.ts'
import { type CouponDraft, couponDraftSchema, couponFormSchema } from '../api/coupon.schema.ts'
import {
  buildCouponPayload,
  buildCouponWords,
  couponFields,
  normaliseCouponDraft,
  toCouponDraft,
} from '../fields/coupon-draft.ts'

type CouponEditorOptions = {
  form: FormInstance<CouponDraft>
  /** Null for a new coupon. */
  record: Coupon | null
  /** What a new coupon starts from. */
  blank: CouponDraft
  onSaved(): void
}

export function useCouponEditor({ form, record, blank, onSaved }: CouponEditorOptions): CouponEditor {
  const { api, notify, settings } = usePlatform()
  const create = useMutation(couponMutations(api).create())
  const update = useMutation(couponMutations(api).update())
  const listKey = couponQueries(api).list().queryKey
  const queryClient = useQueryClient()
  const findCreated = useFindCreated(queryClient.getQueryData(listKey)?.records, () => fetchCoupons(api))

  const editor: CouponEditor = useEditor<CouponDraft, Coupon>({
    key: { entity: 'coupons', id: String(record?.id ?? 'new') },
    record,
    blank,
    source: { read: () => form.getFieldsValue(), replace: (document) => form.setFieldsValue(document) },
    words: buildCouponWords(settings.timeZone),
    path: record === null ? newCouponPath : toCouponPath(record.id),
    title: ({ code }) => (record === null ? `New coupon ${code && `“${code}”`}`.trim() : `Coupon “${code}”`),
    parseDraft: (found) => couponDraftSchema.safeParse(found).data ?? null,
    normalise: normaliseCouponDraft,
    toDocument: toCouponDraft,
    toVersion: ({ updated_at }) => updated_at,
    reread: async () => (record === null ? null : findCoupon(api, record.id)),
    findCreated: async (document) => {
      const wanted = toText(document)
      return findCreated((found) => toText(toCouponDraft(found)) === wanted)
    },
    write: (document, current, guard) => {
      const payload = buildCouponPayload(current, document)
      return current === null
        ? create.mutateAsync({ payload, guard })
        : update.mutateAsync({ id: current.id, payload, guard })
    },
    check: (document) => {
      const { error } = couponFormSchema.safeParse(document)
      return {
        ...toFieldMessages(error?.issues ?? []),
        ...(isKnownAsTaken(document.code) && { code: ['Choose a code that no other coupon has'] }),
      }
    },
    showFieldErrors: (errors) => showFieldMessages(form, couponFields, errors),
    onSaved: ({ document, isNew, hasNewerChanges }) => {
      notify.success(`${isNew ? 'Created' : 'Saved'} “${document.code}”`)
      if (!hasNewerChanges || isNew) onSaved()
    },
  })
  return editor

  /** As the check under the field has answered by now; where it has not, the server's answer to the save decides. */
  function isKnownAsTaken(code: string) {
    const { problem, savedElsewhere } = editor.state
    // The coupon that has the code may be what an earlier save made.
    if (code === record?.code || savedElsewhere || problem?.kind === 'no-answer') return false
    return queryClient.getQueryData(couponQueries(api).codeCheck(code).queryKey) === true
  }
}

/** The fields in one order and one spelling. */
const toText = (draft: CouponDraft) => {
  const spelled = normaliseCouponDraft(draft)
  return JSON.stringify(couponFields.map((field) => spelled[field]))
}

export type CouponEditor = Editor<CouponDraft, Coupon>
