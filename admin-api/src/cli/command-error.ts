/** A command that cannot be done; `message` can be shown as it is. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
