import text from '@console/authoring/styles/text.module.css'

/** Shown above the answer key and the explanations, which save differently. */
export const SavingRule = () => (
  <p className={text.note}>
    Answers wait for “Save changes”, like the rest of the mock. Explanations, transcripts and times are kept
    as you type.
  </p>
)
