/** Set by `prepare-run.ts` for the workers of the run. */
const variable = 'CONSOLE_RUN_FOLDER'

export const shareRunFolder = (folder: string) => {
  process.env[variable] = folder
}

/** Folder shared by the workers of a run; undefined if none was prepared, as in a bench. */
export const findRunFolder = (): string | undefined => process.env[variable]
