/** A refusal of the operating system in words, and the way out as a whole sentence. */
export type SystemFault = { what: string; advice: string }

type SystemError = Error & { code?: string; path?: string; dest?: string }

/**
 * Undefined for an error that is not the system's: a bug of ours, whose stack should be shown.
 * @param folder named where the error names no path.
 */
export function findSystemFault(error: unknown, folder: string): SystemFault | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', path = folder, dest }: SystemError = error
  switch (code) {
    case 'ENOSPC':
      return { what: `the disk of ${folder} is full`, advice: 'Make room there and try again.' }
    case 'EDQUOT':
      return {
        what: `this account may store no more on the disk of ${folder}`,
        advice: 'Make room there and try again.',
      }
    case 'EROFS':
      return {
        what: `the disk of ${folder} can only be read`,
        advice: 'Have it mounted for writing and try again.',
      }
    case 'EACCES':
    case 'EPERM':
      return {
        what: `this account is not permitted to use ${path}`,
        advice: `Run it as the account that ${folder} belongs to, or give this one the right.`,
      }
    case 'EXDEV':
      return {
        what: `${dest ?? path} is on another disk than ${path}`,
        advice:
          'Files are put into place by renaming, which works on one disk alone: keep the whole folder on one.',
      }
    case 'ENOTDIR':
    case 'EEXIST':
      return { what: `there is a file at ${path} where a folder has to be`, advice: 'Name another folder.' }
    case 'ENOENT':
      return {
        what: `${path} is not there`,
        advice: 'See whether it was removed meanwhile, or its disk is mounted, and try again.',
      }
    case 'EBUSY':
      return { what: `${path} is in use`, advice: 'Try again when it is not.' }
    case 'EIO':
      return {
        what: `the disk of ${folder} does not answer as it should (${error.message})`,
        advice: 'Have the disk looked at.',
      }
    case 'EMFILE':
    case 'ENFILE':
      return { what: 'too many files are open on this machine', advice: 'Try again later.' }
    default:
      return undefined
  }
}
