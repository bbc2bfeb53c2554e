/** A server was started with an invalid option or variable; the message is one sentence for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

export const isSettingError = (error: unknown): error is SettingError =>
  error instanceof Error && error.name === 'SettingError'
