import { listBuiltRemotes, type RemoteMetadata } from './console/built-units.ts'
import { answerGarbage, answerHtml, answerJson, type Fault, type FaultRule } from './faults/fault.ts'
import { type Section, sections } from './sections.ts'

/** A file that a remote's first screen needs. */
export type NeededFile = { label: string; match: FaultRule['match'] }

export type FaultyRemote = {
  name: string
  section: Section
  /** One section of each other remote. */
  otherSections: Section[]
  /** Manifest, entry, and every script and style sheet. */
  files: NeededFile[]
}

/** Faults of a file; the keys follow its name in test titles. */
export const remoteFaults = {
  'answers 404': answerHtml(404),
  'answers 500': answerJson(500, { status: false, message: 'The gateway could not answer' }),
  'answers with JSON that is something else': answerJson(200, { status: true, data: null }),
  'answers with garbage': answerGarbage,
  'never answers': { kind: 'hang' },
  'is cut off': { kind: 'reset' },
} satisfies Record<string, Fault>

const firstSections = [...Map.groupBy(sections, ({ remote }) => remote).values()].flatMap(
  ([first]) => first ?? [],
)

/** The built remotes with the files that their first screens need. */
export function listFaultyRemotes(): FaultyRemote[] {
  const remotes = listBuiltRemotes()
  return firstSections.map((section) => {
    const facts = remotes.find(({ name }) => name === section.remote)
    if (facts === undefined) throw new Error(`There is no remote called ${section.remote}`)
    return {
      name: facts.name,
      section,
      otherSections: firstSections.filter((other) => other !== section),
      files: listNeededFiles(facts, section.path),
    }
  })
}

function listNeededFiles(facts: RemoteMetadata, path: string): NeededFile[] {
  return [
    toNeededFile(facts, facts.entry, 'entry'),
    ...listChunks(facts, path, 'js'),
    ...listChunks(facts, path, 'css'),
  ]
}

/** Numbered, because file names contain hashes. */
function listChunks(facts: RemoteMetadata, path: string, extension: 'js' | 'css'): NeededFile[] {
  const files = facts.screenAssets[path]?.files.filter((file) => file.endsWith(`.${extension}`)) ?? []
  const kind = extension === 'js' ? 'chunk' : 'style sheet'
  return files.map((file, index) => toNeededFile(facts, file, `${kind} ${index + 1} of ${files.length}`))
}

const toNeededFile = ({ name }: RemoteMetadata, file: string, label: string): NeededFile => ({
  label,
  match: ({ pathname }) => pathname.startsWith(`/remotes/${name}/`) && pathname.endsWith(`/${file}`),
})
