import type { Locator } from '@playwright/test'

/** Answers one question of a sitting, by choosing or typing. */
export async function giveAnswer(control: Locator, answer: string): Promise<void> {
  const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement)
  await (isSelect ? control.selectOption(answer) : control.fill(answer))
}
