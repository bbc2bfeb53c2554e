/** Everything that depends on the type of a question group. */
export type QuestionTypeTraits = {
  /** The name that staff see. */
  label: string
  /** Layout of the questions in the editor, on paper and in a sitting. */
  body: QuestionBody
  /** How questions are answered. A `verdict`, such as TRUE, needs no options; `words` have a limit. */
  key: 'words' | 'option' | 'set' | 'verdict'
  options: {
    /** `placed`: candidates drag them to the questions; `printed`: listed on paper; `known`: no list needed. */
    shown: 'placed' | 'printed' | 'known'
    marks: 'letters' | 'numerals'
    noun: 'option' | 'heading'
    /** Required number: as in a printed test, more than the questions, at least as many, or any. */
    count: 'usual' | 'spare' | 'enough' | 'any'
    /** Whether an option may answer several questions: always, or if the instruction says so, rarely so if `exceptional`. */
    reuse: 'free' | 'announced' | 'exceptional'
  }
  /** Wordings that fit in an instruction, besides those that follow from `key`. */
  rubrics: readonly ('limit' | 'verdict' | 'headings' | 'completion')[]
}

/** Lines, sentences, summaries, tables and steps have gaps; with `paragraphs`, each question is a paragraph. */
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
