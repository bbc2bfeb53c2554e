import { existingRow } from './existing-row.ts'

/** The row of one id; `for` holds it until the transaction ends. */
type Selected<Row> = PromiseLike<readonly Row[]> & { for(strength: 'update'): PromiseLike<readonly Row[]> }

/** The calls of a `RecordStore` that read a single record. */
export const readOne = <Row, Entity>(
  subject: string,
  select: (id: number) => Selected<Row>,
  toEntity: (row: Row) => Entity,
) => ({
  find: async (id: number): Promise<Entity> => toEntity(existingRow(await select(id), subject, id)),
  hold: async (id: number): Promise<Entity> =>
    toEntity(existingRow(await select(id).for('update'), subject, id)),
})
