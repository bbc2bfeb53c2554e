/** Saved mocks, which never expire. Unsaved changes are drafts of `editsEntity`. */
export const mocksEntity = 'speaking-mocks'
export const editsEntity = 'speaking-edits'

/** Shown in place of a status: learners cannot see such a mock. */
export const onThisDevice = 'On this device only'
