/** A server was started with a wrong option or variable; the message is one sentence for whoever did. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

export const isSettingError = (error: unknown): error is SettingError =>
  error instanceof Error && error.name === 'SettingError'
