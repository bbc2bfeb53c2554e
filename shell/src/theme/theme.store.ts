import { densityKey, paintDensity } from '@console/shared/list/density'
import { type ThemeMode, toCssVariables } from '@console/shared/theme'
import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../environment/device-storage.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const themeTitles: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' }

const choiceSchema = z.enum(themeChoices)
const storageKey = 'theme'
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

const toMode = (choice: ThemeChoice): ThemeMode =>
  choice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : choice

function readChoice(): ThemeChoice {
  const stored = choiceSchema.safeParse(deviceStorage.read(storageKey))
  return stored.success ? stored.data : 'system'
}

type ThemeState = { choice: ThemeChoice; mode: ThemeMode }

export const themeStore = createStore<ThemeState>(() => ({
  choice: readChoice(),
  mode: toMode(readChoice()),
}))

export function chooseTheme(choice: ThemeChoice) {
  deviceStorage.write(storageKey, choice)
  themeStore.setState({ choice, mode: toMode(choice) })
}

function paint({ mode }: ThemeState) {
  const root = document.documentElement
  root.style.colorScheme = mode
  root.dataset['theme'] = mode
  for (const [name, value] of Object.entries(toCssVariables(mode))) root.style.setProperty(name, value)
}

/** Applies the colours and the density of lists, and keeps them in sync with the choice and the system. */
export function startTheme() {
  paint(themeStore.getState())
  paintDensity()
  themeStore.subscribe(paint)
  prefersDark.addEventListener('change', () => {
    themeStore.setState(({ choice }) => ({ mode: toMode(choice) }))
  })
  // Chosen in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === densityKey) paintDensity()
    if (key === storageKey) themeStore.setState({ choice: readChoice(), mode: toMode(readChoice()) })
  })
}
