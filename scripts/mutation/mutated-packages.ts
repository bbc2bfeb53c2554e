export type MutatedPackage = {
  name: string
  folder: string
  /** Below the folder: the sources to mutate, and the tests that must notice. */
  sources: string
  tests: string
  /** Mutates one function in so many by default, for a run of at most ten minutes per package. */
  oneIn: number
  /** Minimum score in per cent: that of the last measurement of the same sample, rounded down. */
  floor: number
}

const everything = { sources: 'src/**/*.{ts,tsx}', tests: 'src/**/*.test.{ts,tsx}' }
/** Lists, editors and notes of shared are tested on the remotes' screens, colours by the stories' pictures. */
const sharedRules = [
  '{bulk,config,csv,errors,files,http,platform,query,release,schemas,time}/*.ts',
  'editing/{compare-words,merge-documents,record-ids,save-record}.ts',
  'list/{list-view,table-sort}.ts',
  'ui/page-items.ts',
].join(',')

export const mutatedPackages: readonly MutatedPackage[] = [
  {
    name: 'shared',
    folder: 'packages/shared',
    sources: `src/{${sharedRules}}`,
    tests: everything.tests,
    oneIn: 10,
    floor: 92,
  },
  { name: 'values', folder: 'packages/values', ...everything, oneIn: 10, floor: 89 },
  { name: 'ielts', folder: 'packages/ielts', ...everything, oneIn: 32, floor: 93 },
  {
    name: 'printed-tests',
    folder: 'packages/printed-tests',
    sources: everything.sources,
    // Nearly every test of the corpus reaches nearly every line, at 10 s for each mutation.
    tests: 'src/{!(testing)/**/,}*.test.ts',
    oneIn: 60,
    floor: 63,
  },
  { name: 'papers', folder: 'packages/papers', ...everything, oneIn: 20, floor: 95 },
  {
    name: 'delivery',
    folder: 'delivery',
    sources: 'src/releases/**/*.ts',
    tests: 'src/releases/**/*.test.ts',
    oneIn: 36,
    floor: 91,
  },
  {
    name: 'admin-api',
    folder: 'admin-api',
    sources: 'src/**/*.ts',
    tests: 'src/**/*.test.ts',
    oneIn: 52,
    floor: 62,
  },
  { name: 'commerce', folder: 'remotes/commerce', ...everything, oneIn: 40, floor: 57 },
  { name: 'content', folder: 'remotes/content', ...everything, oneIn: 44, floor: 59 },
]
