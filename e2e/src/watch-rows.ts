import type { Locator } from '@playwright/test'

/** Counts from now on what changes in the rows that hold one of these fields each: elements, texts and attributes. */
export async function watchRows(fields: Locator): Promise<() => Promise<number>> {
  const watch = await fields
    .first()
    .page()
    .evaluateHandle(() => ({ touched: 0 }))
  await fields.evaluateAll((elements, counter) => {
    const rows = elements.map((field) => {
      let row = field
      for (
        let around = row.parentElement;
        around !== null && elements.every((other) => other === field || around?.contains(other) !== true);
        around = around.parentElement
      )
        row = around
      return row
    })
    const observer = new MutationObserver((records) => {
      for (const { target } of records) if (rows.some((row) => row.contains(target))) counter.touched += 1
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  }, watch)
  return () => watch.evaluate(({ touched }) => touched)
}
