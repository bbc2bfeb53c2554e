/** What is decided by the type of a group of questions. Everything that differs by type asks these. */
export type QuestionTypeTraits = {
  /** As staff know it. */
  label: string
  /** What the group asks, as it is written, printed and sat. */
  body: QuestionBody
  /** Statements are answered with a verdict, which needs no options; words have a limit, and may be checked in the passage. */
  key: 'words' | 'option' | 'set' | 'verdict'
  options: {
    /** Whether candidates put options in their places. Where they only read them, whether the paper prints them. */
    shown: 'placed' | 'printed' | 'known'
    marks: 'letters' | 'numerals'
    noun: 'option' | 'heading'
    /** How many there are: as a printed test has, more than is asked, or at least as many. */
    count: 'usual' | 'spare' | 'enough' | 'any'
    /** An option may answer several questions: whatever it fits, where the instruction says so, or where it does as an exception. */
    reuse: 'free' | 'announced' | 'exceptional'
  }
  /** What else an instruction may ask for than its key says. */
  rubrics: readonly ('limit' | 'verdict' | 'headings' | 'completion')[]
}

/** Lines, sentences, summaries, tables and steps have gaps. Each question on paragraphs is one, and is answered there. */
export type QuestionBody =
  | 'lines'
  | 'sentences'
  | 'summary'
  | 'table'
  | 'steps'
  | 'questions'
  | 'statements'
  | 'paragraphs'
  | 'map'
