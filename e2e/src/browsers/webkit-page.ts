import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { elementKey, type WebDriver } from './webdriver.ts'

/** Finds elements by role and name, as people and screen readers do. */
const library = await readFile(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)
const findScript = `
  const [role, name] = arguments
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom
  const found =
    role === 'field'
      ? queryAllByLabelText(document.body, name)
      : queryAllByRole(document.body, role, { name: (whole) => whole.startsWith(name), hidden: true })
  return found.find((element) => element.getClientRects().length > 0 && !element.disabled) ?? null`

/**
 * Control and A in WebDriver's encoding, so that typing replaces the content. A form does not notice WebDriver's own
 * clear command. WebKitGTK releases Control at the end of the sequence, not at its own key code.
 */
const selectAll = '\uE009a'

export type WebKitPage = ReturnType<typeof openWebKitPage>

/**
 * Page object over WebDriver; every action waits for its target. “field” means the element with that label. Names match
 * by prefix.
 */
export function openWebKitPage(driver: WebDriver, url: string) {
  async function look(role: string, name: string) {
    const isReady = await driver.run("return typeof window.TestingLibraryDom === 'object'", [])
    if (isReady !== true) await driver.run(library, [])
    return driver.find(findScript, [role, name])
  }
  /** Retries until the element exists, or if it was re-rendered before it was reached. */
  const act = (role: string, name: string, action: (element: string) => Promise<unknown>) =>
    expect(async () => {
      const element = await look(role, name)
      if (element === undefined) throw new Error(`There is no ${role} “${name}”`)
      await action(element)
    }).toPass()
  return {
    goto: (path: string) => driver.open(`${url}${path}`),
    reload: () => driver.reload(),
    run: (script: string) => driver.run(script, []),
    expectSeen: (role: string, name: string) => act(role, name, async () => undefined),
    press: (role: string, name: string) => act(role, name, driver.click),
    fill: (label: string, text: string) =>
      act('field', label, async (field) => {
        await driver.type(field, selectAll)
        await driver.type(field, text)
      }),
    type: (label: string, text: string) => act('field', label, (field) => driver.type(field, text)),
    expectValue: (label: string, value: string) =>
      act('field', label, async (field) =>
        expect(await driver.run('return arguments[0].value', [{ [elementKey]: field }])).toBe(value),
      ),
  }
}
