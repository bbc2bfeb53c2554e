import text from '@console/authoring/styles/text.module.css'

/** Stands above the answer key and above its explanations, which one button takes from one to the other. */
export const SavingRule = () => (
  <p className={text.note}>
    Answers wait for “Save changes”, like the rest of the mock. Explanations, transcripts and times are kept
    as you type.
  </p>
)
