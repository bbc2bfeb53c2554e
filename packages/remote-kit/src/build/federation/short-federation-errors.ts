/**
 * Stands in for the sentences of the federation runtime's errors (`error-codes/dist/desc`): those of which a remote can be
 * the cause. The others name a call of the runtime that the shell does not make, and keep their code and its address.
 */
export const runtimeDescMap = {
  'RUNTIME-001': 'Failed to get remoteEntry exports.',
  'RUNTIME-002': 'The remote entry interface does not contain "init"',
  'RUNTIME-003': 'Failed to get manifest.',
  'RUNTIME-008': 'Failed to load script resources.',
  'RUNTIME-013': 'The manifest is not a valid Module Federation manifest.',
  'RUNTIME-014': 'The remote does not expose the requested module.',
  'RUNTIME-015': 'Remote container initialization failed.',
}
export const typeDescMap = {}
export const buildDescMap = {}
/** @alias */
export const errorDescMap = runtimeDescMap
