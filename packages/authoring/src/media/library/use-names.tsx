import type { MediaUse } from '@console/shared/schemas/media'
import { Fragment, type ReactNode } from 'react'

export type UsesProps = { uses: readonly MediaUse[]; renderUse(use: MediaUse): ReactNode }

/** The records that use a file, on one line. */
export const UseNames = ({ uses, renderUse }: UsesProps) =>
  uses.map((use, index) => (
    <Fragment key={`${use.kind} ${use.section} ${use.id}`}>
      {index > 0 && ', '}
      {renderUse(use)}
    </Fragment>
  ))
