import type { CsvValue } from '@console/shared/csv/to-csv'
import type * as z from 'zod/mini'
import type { CreatedKind } from '../creation/create-records.ts'
import type { Body, Fields } from '../fields/record-field.ts'

/** How a row is read: columns and values follow from the fields. */
export type RowRules<Item, Draft extends object, Payload extends object> = Pick<
  CreatedKind<Item, Payload>,
  'keyOf' | 'isSame' | 'uniqueField'
> & {
  fields: Fields<Item, Draft>
  body: Body & z.ZodMiniType<Payload>
  /** Advice for a sheet instead of a form's message. */
  advice?: Readonly<Record<string, string>>
}

/** A kind of record that can be imported. */
export type ImportedKind<Item, Draft extends object, Payload extends object> = CreatedKind<Item, Payload> &
  RowRules<Item, Draft, Payload> & {
    /** A row of the template. */
    example: Partial<Record<keyof Draft & string, CsvValue>>
    /** A note below the column names. */
    notes: string
    /** Columns of the preview after the first field. */
    columns: readonly { title: string; names: readonly (keyof Draft & string)[]; align?: 'end' }[]
    /** Effects that have no column in the preview. */
    describe(payload: Payload): string
  }
