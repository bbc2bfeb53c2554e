import type { Locator } from '@playwright/test'

/** Tells what changed since now in the rows that hold one of these fields each, an entry for each element, text or attribute. */
export async function watchRows(fields: Locator): Promise<() => Promise<string[]>> {
  const watch = await fields
    .first()
    .page()
    .evaluateHandle((): { touched: string[] } => ({ touched: [] }))
  await fields.evaluateAll((elements, { touched }) => {
    const around = elements.map((field) => {
      const lonely: Element[] = []
      for (
        let element: Element | null = field;
        element !== null && elements.every((other) => other === field || element?.contains(other) !== true);
        element = element.parentElement
      )
        lonely.push(element)
      return lonely
    })
    // What a list groups its rows by may hold one alone.
    const height = Math.min(...around.map(({ length }) => length))
    const rows = around.flatMap((lonely) => lonely[height - 1] ?? [])
    const observer = new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        const index = rows.findIndex((row) => row.contains(target))
        if (index !== -1)
          touched.push(`row ${index + 1}: ${attributeName ?? type} of ${target.nodeName.toLowerCase()}`)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  }, watch)
  return () => watch.evaluate(({ touched }) => touched)
}
