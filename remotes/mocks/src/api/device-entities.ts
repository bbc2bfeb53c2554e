/** Saved mocks, which never expire; what is not saved yet is a draft of `editsEntity`. */
export const mocksEntity = 'speaking-mocks'
export const editsEntity = 'speaking-edits'

/** Stands for the status of a mock that no learner can see. */
export const onThisDevice = 'On this device only'
