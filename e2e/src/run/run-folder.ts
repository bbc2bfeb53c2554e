/** Set by `prepare-run.ts` for the workers of the run. */
const variable = 'CONSOLE_RUN_FOLDER'

export const shareRunFolder = (folder: string) => {
  process.env[variable] = folder
}

/** What the workers of one run have in common stands here; undefined where none was prepared, as in a bench. */
export const findRunFolder = (): string | undefined => process.env[variable]
