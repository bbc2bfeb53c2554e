import type { Locator } from '@playwright/test'

/** Records changes to the rows that contain one of these fields each, one entry per element, text or attribute. */
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
    // A list's group may contain a single row.
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
