import { keepColours, toAntdTheme } from '@console/shared/antd-theme'
import { PlatformProvider } from '@console/shared/platform-context'
import { type ThemeMode, toCssVariables } from '@console/shared/theme'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { theme as antdTheme, ConfigProvider } from 'antd'
import { useLayoutEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { listEntries, type States } from './entry.ts'
import { platform } from './platform.ts'

const entries = listEntries()
const queryClient = new QueryClient()

/** One entry with all its states (`?entry=segments`), or the list of entries. */
export function Catalogue() {
  const [search] = useSearchParams()
  const mode = useMode(search.get('theme'))
  const name = search.get('entry') ?? ''
  const states = entries.get(name)
  const algorithm = [mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, keepColours]
  return (
    <ConfigProvider theme={{ ...toAntdTheme(mode), algorithm }}>
      <QueryClientProvider client={queryClient}>
        <PlatformProvider value={platform}>
          <main className="catalogue">
            {states === undefined ? <Contents /> : <Entry name={name} states={states} />}
          </main>
        </PlatformProvider>
      </QueryClientProvider>
    </ConfigProvider>
  )
}

const darkness = matchMedia('(prefers-color-scheme: dark)')
const systemTheme = createStore(() => ({ isDark: darkness.matches }))
darkness.addEventListener('change', ({ matches }) => systemTheme.setState({ isDark: matches }))

/** The theme of the address, or the system's. */
function useMode(asked: string | null): ThemeMode {
  const isDark = useStore(systemTheme, (state) => state.isDark)
  const mode = asked === 'dark' || (asked === null && isDark) ? 'dark' : 'light'
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = 'en'
    root.style.colorScheme = mode
    root.dataset['theme'] = mode
    for (const [variable, value] of Object.entries(toCssVariables(mode)))
      root.style.setProperty(variable, value)
  }, [mode])
  return mode
}

function Contents() {
  return (
    <>
      <h1>Catalogue</h1>
      <nav aria-label="Entries">
        {[...entries.keys()].map((name) => (
          <Link key={name} to={`?entry=${name}`}>
            {name}
          </Link>
        ))}
      </nav>
    </>
  )
}

function Entry({ name, states }: { name: string; states: States }) {
  return (
    <>
      <nav aria-label="Catalogue">
        <Link to="?">All entries</Link>
      </nav>
      <h1>{name}</h1>
      {Object.entries(states).map(([state, shown]) => (
        <section key={state} aria-label={state}>
          <h2>{state}</h2>
          {shown}
        </section>
      ))}
    </>
  )
}
