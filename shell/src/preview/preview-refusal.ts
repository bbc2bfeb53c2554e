export type RefusalReason =
  | 'switched-off'
  | 'not-permitted'
  | 'damaged'
  | 'forged'
  | 'uncheckable'
  | 'other-origin'
  | 'expired'
  | 'misnamed'
  | 'unreachable'
  | 'other-shell'
  | 'path-taken'

/** Why a preview is not shown; the message is meant for the person who opened the link. */
export class PreviewRefusal extends Error {
  override readonly name = 'PreviewRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
